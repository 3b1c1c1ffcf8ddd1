import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file's bytes in one encoding, with their strong ETag. */
export interface Encoded {
  readonly body: Buffer<ArrayBuffer>;
  readonly etag: string;
  readonly modified: Date;
}

const suffix = { br: '.br', gzip: '.gz' } as const;

/** The two higher levels take ten times as long for two per cent. */
const brotliQuality = 9;

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
} as const;

async function encode(path: string, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'identity') return readFile(path);
  const [original, beside] = await Promise.all([
    stat(path),
    stat(path + suffix[encoding]).catch(() => undefined),
  ]);
  if (beside && beside.mtimeMs >= original.mtimeMs) return readFile(path + suffix[encoding]);
  return compress[encoding](await readFile(path));
}

/**
 * Reads files in a given encoding: from the compressed copy beside the original if there is a current one,
 * otherwise compressed now. Results stay in memory until the original changes. Rejects if the file cannot be
 * read.
 */
export function createEncoder(): (path: string, encoding: Encoding) => Promise<Encoded> {
  const kept = new Map<string, { stamp: string; encoded: Promise<Encoded> }>();
  return async (path, encoding) => {
    const { mtime, mtimeMs, size } = await stat(path);
    const key = `${encoding} ${path}`;
    const stamp = `${mtimeMs} ${size}`;
    const known = kept.get(key);
    if (known?.stamp === stamp) return known.encoded;

    const encoded = encode(path, encoding).then((body) => {
      const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
      return { body, etag: `"${digest}"`, modified: mtime };
    });
    encoded.catch(() => kept.delete(key));
    kept.set(key, { stamp, encoded });
    return encoded;
  };
}

import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Answer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** As sent, still compressed. */
  sent: Buffer;
  /** As the visitor gets it. */
  body: Buffer;
};

const unpack: Readonly<Record<string, (sent: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/**
 * Asks a server on this machine for exactly this path, which is not tidied first.
 * @param from the address of this machine from which it is asked
 */
export function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  content = '',
  from = '127.0.0.1',
): Promise<Answer> {
  const options = { host: '127.0.0.1', port, path, method, headers, localAddress: from };
  return new Promise((resolve, reject) => {
    const asked = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const sent = Buffer.concat(chunks);
        const encoding = response.headers['content-encoding'] ?? '';
        const whole = sent.length > 0 && response.statusCode !== 206;
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          ),
          sent,
          body: whole ? (unpack[encoding]?.(sent) ?? sent) : sent,
        });
      });
    });
    asked.on('error', reject);
    asked.setTimeout(20_000, () => asked.destroy(new Error(`no answer to ${path} in 20 s`)));
    asked.end(content);
  });
}

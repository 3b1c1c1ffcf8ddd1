import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** As sent, still compressed. */
  sent: Buffer;
  /** As the visitor gets it. */
  body: Buffer;
}

interface RequestOptions {
  headers?: Record<string, string>;
  method?: string;
  content?: string;
  /** The local address from which the request is sent. */
  from?: string;
}

function unpack(sent: Buffer, encoding = ''): Buffer {
  if (encoding === 'br') return brotliDecompressSync(sent);
  return encoding === 'gzip' ? gunzipSync(sent) : sent;
}

/** Requests exactly this path of a local server; `fetch` would normalize it. */
export function sendRequest(
  port: number,
  path: string,
  { headers = {}, method = 'GET', content = '', from = '127.0.0.1' }: RequestOptions = {},
): Promise<Answer> {
  const options = { host: '127.0.0.1', port, path, method, headers, localAddress: from };
  return new Promise((resolve, reject) => {
    const pending = request(options, async (response) => {
      try {
        const sent = Buffer.concat(await response.toArray());
        const entries = Object.entries(response.headers).map(([name, value]) => [name, `${value}`]);
        const status = response.statusCode ?? 0;
        const isWhole = sent.length > 0 && status !== 206;
        const body = isWhole ? unpack(sent, response.headers['content-encoding']) : sent;
        resolve({ status, headers: Object.fromEntries(entries), sent, body });
      } catch (error) {
        reject(error);
      }
    });
    pending.on('error', ({ message }) => reject(new Error(`${path}: ${message}`)));
    pending.setTimeout(20_000, () => pending.destroy(new Error(`no answer to ${path} in 20 s`)));
    pending.end(content);
  });
}

/** Counts a check; records `what` if it does not hold. */
export type Check = (holds: boolean, what: string) => void;

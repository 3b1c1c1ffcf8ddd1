import { mkdtempSync, rmSync } from 'node:fs';
import {
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages, type Language } from '../../content/languages';
import { start, tsCommand } from '../../scripts/run/command';

/** The sockets' folder. Only the user who runs the editor can read it. */
const folder = mkdtempSync(path.join(tmpdir(), 'aurifera-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const socketOf = (code: string) =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\${path.basename(folder)}-${code}`
    : path.join(folder, code);

/** The sockets of the development servers that run or are starting, by language. */
const sites = new Map<string, Promise<string>>();

/** Starts the development server of a language unless it runs already. Resolves to its socket once it listens. */
function startSite({ code, name }: Language, port: number): Promise<string> {
  const started = sites.get(code);
  if (started) return started;
  const socket = socketOf(code);
  const env = { EDITING_WORDS: 'yes', NEXT_PUBLIC_LANGUAGE: code };
  const child = start(tsCommand('editor/site.ts', socket, String(port)), { env });
  child.stderr?.pipe(process.stderr);
  const site = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (output: string) => {
      if (output.trim() === 'ready') resolve(socket);
      else process.stdout.write(output);
    });
    child.once('exit', () => {
      sites.delete(code);
      rmSync(socket, { force: true });
      reject(new Error(`The site in ${name} has stopped. The lines above say why.`));
    });
  });
  sites.set(code, site);
  return site;
}

/** Compiles the home page of the first language before a browser requests it. */
export async function warmUpHomePage(port: number): Promise<void> {
  const socketPath = await startSite(languages[0], port);
  const headers = { host: `localhost:${port}` };
  // Errors are shown when the page is requested again.
  request({ socketPath, headers }, (page) => page.resume())
    .on('error', () => {})
    .end();
}

const languageOf = ({ url = '' }: IncomingMessage) =>
  languages.find(({ prefix }) => prefix && new RegExp(`^${prefix}(?:[/?]|$)`).test(url)) ??
  languages[0];

/** Headers with `localhost` in place of a team's address: in development Next refuses other hosts. */
function withLocalHost({ headers }: IncomingMessage, port: number): IncomingHttpHeaders {
  const host = `localhost:${port}`;
  const isHere = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/.test(headers.host ?? '');
  if (isHere) return headers;
  return { ...headers, host, ...(headers.origin ? { origin: `http://${host}` } : {}) };
}

const unavailable =
  'The page could not be prepared. The terminal’s window says why: send it to a developer, or reload this page to try again.\n';

/** Proxies a request to the development server of the language in its URL. */
export async function proxyRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  port: number,
): Promise<void> {
  const fail = () => {
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' }).end(unavailable);
  };
  try {
    const socketPath = await startSite(languageOf(incoming), port);
    const { method, url: address } = incoming;
    const headers = withLocalHost(incoming, port);
    const proxied = request({ socketPath, method, path: address, headers, agent: false });
    proxied.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    proxied.on('error', fail);
    outgoing.on('close', () => proxied.destroy());
    incoming.pipe(proxied);
  } catch {
    fail();
  }
}

/** Proxies the WebSocket of a page's hot reloading. */
export async function proxyUpgrade(
  incoming: IncomingMessage,
  client: Socket,
  head: Buffer,
  port: number,
): Promise<void> {
  try {
    const site = connect(await startSite(languageOf(incoming), port));
    for (const [one, other] of [
      [client, site],
      [site, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
    const pairs = Object.entries(withLocalHost(incoming, port)).map(
      ([name, value]) => `${name}: ${String(value)}`,
    );
    site.write([`GET ${incoming.url} HTTP/1.1`, ...pairs, '', ''].join('\r\n'));
    site.write(head);
    client.pipe(site).pipe(client);
  } catch {
    client.destroy();
  }
}

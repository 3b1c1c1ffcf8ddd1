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

/** Readable by who runs the editor alone. */
const folder = mkdtempSync(path.join(tmpdir(), 'aurifera-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const socketOf = (code: string) =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\${path.basename(folder)}-${code}`
    : path.join(folder, code);

/** The sites that run, or are about to, by their languages: the sockets on which they listen. */
const sites = new Map<string, Promise<string>>();

/** Starts the site in a language where it does not run yet; resolves to its socket once it listens. */
function siteIn({ code, name }: Language, port: number): Promise<string> {
  const started = sites.get(code);
  if (started) return started;
  const socket = socketOf(code);
  const env = { EDITING_WORDS: 'yes', NEXT_PUBLIC_LANGUAGE: code };
  const child = start(tsCommand('editor/site.ts', socket, String(port)), { env });
  child.stderr?.pipe(process.stderr);
  const site = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (said: string) => {
      if (said.trim() === 'ready') resolve(socket);
      else process.stdout.write(said);
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

/** Has the site that is seen first compile its home page, before a browser asks for it. */
export async function prepareHome(port: number): Promise<void> {
  const socketPath = await siteIn(languages[0], port);
  const headers = { host: `localhost:${port}` };
  // Whoever asks for the page then is told what is wrong with it.
  request({ socketPath, headers }, (page) => page.resume())
    .on('error', () => {})
    .end();
}

const languageOf = ({ url = '' }: IncomingMessage) =>
  languages.find(({ prefix }) => prefix && new RegExp(`^${prefix}(?:[/?]|$)`).test(url)) ??
  languages[0];

/** What came under a team's address is asked for as from this computer: Next answers no other name in development. */
function asHere({ headers }: IncomingMessage, port: number): IncomingHttpHeaders {
  const host = `localhost:${port}`;
  const isHere = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/.test(headers.host ?? '');
  if (isHere) return headers;
  return { ...headers, host, ...(headers.origin ? { origin: `http://${host}` } : {}) };
}

const stopped =
  'The page could not be prepared. The terminal’s window says why: send it to a developer, or reload this page to try again.\n';

/** Has the site of the language that an address begins with answer. */
export async function passOn(
  asked: IncomingMessage,
  answer: ServerResponse,
  port: number,
): Promise<void> {
  const fail = () => {
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' }).end(stopped);
  };
  try {
    const socketPath = await siteIn(languageOf(asked), port);
    const { method, url: address } = asked;
    const headers = asHere(asked, port);
    const passed = request({ socketPath, method, path: address, headers, agent: false });
    passed.on('response', (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on('error', fail);
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  } catch {
    fail();
  }
}

/** The same for the connection by which a site tells its page of changes. */
export async function passOnUpgrade(
  asked: IncomingMessage,
  client: Socket,
  head: Buffer,
  port: number,
): Promise<void> {
  try {
    const site = connect(await siteIn(languageOf(asked), port));
    for (const [one, other] of [
      [client, site],
      [site, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
    const pairs = Object.entries(asHere(asked, port)).map(
      ([name, value]) => `${name}: ${String(value)}`,
    );
    site.write([`GET ${asked.url} HTTP/1.1`, ...pairs, '', ''].join('\r\n'));
    site.write(head);
    client.pipe(site).pipe(client);
  } catch {
    client.destroy();
  }
}

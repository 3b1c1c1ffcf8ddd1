import { createServer, type IncomingMessage, type Server } from 'node:http';
import { languages } from '../../content/languages';
import type { Team } from './team';

/** The loopback addresses; `localhost` may resolve to either. */
const addresses = ['127.0.0.1', '::1'];

/** The allowed origins, by the `Host` header of a request. */
function originsAt(port: number, team: Team | undefined): ReadonlyMap<string, string> {
  const origins = team
    ? [new URL(team.origin)]
    : // `URL` omits port 80, as browsers do.
      ['localhost', '127.0.0.1', '[::1]'].map((name) => new URL(`http://${name}:${port}`));
  return new Map(origins.map(({ host, origin }) => [host, origin]));
}

/** Another site may link to the editor's start page: opening it has no side effects. */
const isLinkToEditor = ({ method, url, headers }: IncomingMessage) =>
  method === 'GET' &&
  url === '/edit' &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document';

/** Content types that another site's form cannot send, nor its script without a CORS preflight. */
function hasAllowedContentType({ url = '', headers }: IncomingMessage): boolean {
  const type = headers['content-type'] ?? '';
  if (/^application\/json *(;|$)/i.test(type)) return true;
  if (type === 'application/octet-stream') return url.startsWith('/edit/pictures');
  // Next's error overlay sends its requests as text; they change nothing.
  return languages.some(({ prefix }) => url.startsWith(`${prefix}/__nextjs`));
}

/**
 * Whether a request must be refused: it comes from another site or, for a team, not through its proxy.
 * `docs/decisions/editor.md` says which attack each line prevents.
 */
function isForeign(request: IncomingMessage, port: number, team: Team | undefined): boolean {
  const { method = '', url = '', headers } = request;
  const { host = '', origin, 'sec-fetch-site': site = 'none' } = headers;
  const expectedOrigin = originsAt(port, team).get(host);
  if (expectedOrigin === undefined || !url.startsWith('/')) return true;
  if (team && team.personIn(request) === undefined) return true;
  if (origin !== undefined && origin !== expectedOrigin) return true;
  if (site !== 'none' && site !== 'same-origin' && !isLinkToEditor(request)) return true;
  if (method === 'GET' || method === 'HEAD') return headers.upgrade ? origin === undefined : false;
  return origin === undefined || !hasAllowedContentType(request);
}

/** For every response: no other site may frame it, keep a reference to its window, or load it as a resource. */
const headers = {
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const refusal =
  'The editor answers its own page alone. Open the address that “npm run edit” has printed.\n';

/** A server that passes allowed requests to `behind` and refuses all others. */
function createGuard(port: number, behind: Server, team: Team | undefined): Server {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (isForeign(request, port, team)) {
      response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' }).end(refusal);
      return;
    }
    behind.emit('request', request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    if (isForeign(request, port, team))
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    else if (!behind.emit('upgrade', request, socket, head)) socket.destroy();
  });
  return server;
}

/** Listens on the loopback addresses and passes allowed requests to `behind`. Rejects if the port is taken. */
export async function listenLocally(
  port: number,
  behind: Server,
  team?: Team,
): Promise<readonly Server[]> {
  const listening = addresses.map(
    (address) =>
      new Promise<Server[]>((resolve, reject) => {
        const server = createGuard(port, behind, team);
        server.once('error', (error: NodeJS.ErrnoException) => {
          // A computer without IPv6 has only the first address.
          if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve([]);
          else reject(error);
        });
        server.listen(port, address, () => resolve([server]));
      }),
  );
  return (await Promise.all(listening)).flat();
}

import { createServer, type IncomingMessage, type Server } from 'node:http';
import { languages } from '../../content/languages';
import type { Team } from './team';

/** The addresses of this computer that nothing outside it can reach; `localhost` means either. */
const addresses = ['127.0.0.1', '::1'];

/** Where the editor is answered, by the `Host` that a request names. */
function originsAt(port: number, team: Team | undefined): ReadonlyMap<string, string> {
  const origins = team
    ? [new URL(team.origin)]
    : // Adds nothing for port 80, which browsers leave out.
      ['localhost', '127.0.0.1', '[::1]'].map((name) => new URL(`http://${name}:${port}`));
  return new Map(origins.map(({ host, origin }) => [host, origin]));
}

/** The one address that a link of another site may open: it shows the editor, and does nothing. */
const isFollowedLink = ({ method, url, headers }: IncomingMessage) =>
  method === 'GET' &&
  url === '/edit' &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document';

/** What no form of another page can send, and no script without asking first. */
function isOfOurPage({ url = '', headers }: IncomingMessage): boolean {
  const type = headers['content-type'] ?? '';
  if (/^application\/json *(;|$)/i.test(type)) return true;
  if (type === 'application/octet-stream') return url.startsWith('/edit/pictures');
  // Next's overlay of errors sends its questions as text; it changes nothing by them.
  return languages.some(({ prefix }) => url.startsWith(`${prefix}/__nextjs`));
}

/**
 * Whether a request comes from anything but the editor's own page, or from no page at all, on this
 * computer; of a team, from anything but its proxy. `docs/decisions/editor.md` says against whom each line is.
 */
function isStranger(request: IncomingMessage, port: number, team: Team | undefined): boolean {
  const { method = '', url = '', headers } = request;
  const { host = '', origin, 'sec-fetch-site': site = 'none' } = headers;
  const ours = originsAt(port, team).get(host);
  if (ours === undefined || !url.startsWith('/')) return true;
  if (team && team.personIn(request) === undefined) return true;
  if (origin !== undefined && origin !== ours) return true;
  if (site !== 'none' && site !== 'same-origin' && !isFollowedLink(request)) return true;
  if (method === 'GET' || method === 'HEAD') return headers.upgrade ? origin === undefined : false;
  return origin === undefined || !isOfOurPage(request);
}

/** For all that is answered: no other page may frame it, keep its window, or load it as its own. */
const headers = {
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const refusal =
  'The editor answers its own page alone. Open the address that “npm run edit” has printed.\n';

/** Hands what comes from the editor's own page to a server, and refuses all else. */
function guarded(port: number, behind: Server, team: Team | undefined): Server {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (isStranger(request, port, team)) {
      response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' }).end(refusal);
      return;
    }
    behind.emit('request', request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    if (isStranger(request, port, team))
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    else if (!behind.emit('upgrade', request, socket, head)) socket.destroy();
  });
  return server;
}

/** Puts a server, which itself listens nowhere, behind the guard. Rejects where the port is taken. */
export async function listenLocally(
  port: number,
  behind: Server,
  team?: Team,
): Promise<readonly Server[]> {
  const listening = addresses.map(
    (address) =>
      new Promise<Server[]>((resolve, reject) => {
        const server = guarded(port, behind, team);
        server.once('error', (error: NodeJS.ErrnoException) => {
          // A computer without IPv6 has the first address alone.
          if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve([]);
          else reject(error);
        });
        server.listen(port, address, () => resolve([server]));
      }),
  );
  return (await Promise.all(listening)).flat();
}

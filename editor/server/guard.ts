import { createServer, type IncomingMessage, type Server } from 'node:http';
import { languages } from '../../content/languages';

/** The addresses of this computer that nothing outside it can reach; `localhost` means either. */
const addresses = ['127.0.0.1', '::1'];

/** Adds nothing for port 80, which browsers leave out. */
const hostsAt = (port: number) =>
  ['localhost', '127.0.0.1', '[::1]'].map((name) => new URL(`http://${name}:${port}`).host);

/** The one address that a link of another site may open: it shows the editor, and does nothing. */
const isFollowedLink = ({ method, url, headers }: IncomingMessage) =>
  method === 'GET' &&
  url === '/edit' &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document';

/**
 * Whether a request comes from anything but the editor's own page, or from no page at all, on this
 * computer. `docs/decisions/editor.md` says against whom each line is.
 */
function isStranger(request: IncomingMessage, port: number): boolean {
  const { method = '', url = '', headers } = request;
  const { host = '', origin, 'sec-fetch-site': site = 'none', 'content-type': type = '' } = headers;
  if (!hostsAt(port).includes(host) || !url.startsWith('/')) return true;
  if (origin !== undefined && origin !== `http://${host}`) return true;
  if (site !== 'none' && site !== 'same-origin' && !isFollowedLink(request)) return true;
  if (method === 'GET' || method === 'HEAD') return headers.upgrade ? origin === undefined : false;
  // Next's overlay of errors sends its questions as text; it changes nothing by them.
  const mayBeText = languages.some(({ prefix }) => url.startsWith(`${prefix}/__nextjs`));
  return origin === undefined || !(mayBeText || /^application\/json *(;|$)/i.test(type));
}

/** For all that is answered: no other page may frame it, keep its window, or load it as its own. */
const headers = {
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const refusal =
  'The editor answers its own page on this computer alone. Open the address that “npm run edit” has printed.\n';

/** Hands what comes from this computer and the editor's own page to a server, and refuses all else. */
function guarded(port: number, behind: Server): Server {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (isStranger(request, port)) {
      response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' }).end(refusal);
      return;
    }
    behind.emit('request', request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    if (isStranger(request, port))
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    else if (!behind.emit('upgrade', request, socket, head)) socket.destroy();
  });
  return server;
}

/** Puts a server, which itself listens nowhere, behind the guard. Rejects where the port is taken. */
export async function listenLocally(port: number, behind: Server): Promise<readonly Server[]> {
  const listening = addresses.map(
    (address) =>
      new Promise<Server[]>((resolve, reject) => {
        const server = guarded(port, behind);
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

/**
 * The site in one language, as `npm run dev` shows it: the editor starts it with the socket to listen on, and its own
 * port. A socket is no address for a browser: all that reaches it has passed the editor's guard.
 */
import { createServer } from 'node:http';
import next from 'next';

const [socket, port] = process.argv.slice(2);

const server = createServer();
const site = next({ dev: true, httpServer: server, port: Number(port), hostname: 'localhost' });
process.once('SIGTERM', () => void site.close().finally(() => process.exit()));
await site.prepare();
const show = site.getRequestHandler();
server.on('request', (request, response) => void show(request, response));
server.listen(socket, () => console.log('ready'));

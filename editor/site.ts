/**
 * The development server of the site in one language. The editor starts it with the socket to listen on and the editor's
 * port. Browsers cannot connect to a socket, so every request comes through the editor's guard.
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

/**
 * `npm run edit`: the site as `npm run dev` shows it, and the editor beside it, on one port.
 * Nothing of it is part of the export.
 */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import next from 'next';
import { resetDrafts } from './server/drafts';
import { project } from './server/folders';
import { watchContent } from './server/news';
import { editorRoutes } from './server/routes';

const port = Number(process.env.PORT ?? 3000);
const ours = /^\/(?:edit|keystatic|api\/keystatic)(?:\/|\?|$)/;

// Read by `next.config.ts`: the site beside the form has to show words as they are typed.
process.env.EDITING_WORDS = 'yes';
await resetDrafts();
const editor = getRequestListener((await editorRoutes()).fetch);

const server = createServer();
const site = next({
  dev: true,
  dir: project,
  httpServer: server,
  port,
  hostname: 'localhost',
});
await site.prepare();
const show = site.getRequestHandler();
server.on('request', (request, response) => {
  if (ours.test(request.url ?? '')) void editor(request, response);
  else void show(request, response);
});
watchContent();
server.listen(port, 'localhost', () => {
  console.log(`Words and pictures: http://localhost:${port}/edit (Ctrl+C ends it)`);
});

/**
 * `npm run edit`: the site as `npm run dev` shows it, and the editor beside it, on one port.
 * Nothing of it is part of the export.
 */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import next from 'next';
import { resetDrafts } from './server/drafts';
import { project } from './server/folders';
import { listenLocally } from './server/guard';
import { watchContent } from './server/news';
import { editorRoutes } from './server/routes';

const ours = /^\/(?:edit|keystatic|api\/keystatic)(?:\/|\?|$)/;

/** Starts the editor; resolves to what ends it. Rejects where the port is taken. */
export async function startEditor(port: number): Promise<() => Promise<void>> {
  // Read by `next.config.ts`: the site beside the form has to show words as they are typed.
  process.env.EDITING_WORDS = 'yes';
  await resetDrafts();
  const editor = getRequestListener((await editorRoutes()).fetch);

  // It listens nowhere itself: all that reaches it, and Next's own listener on it, has passed the guard.
  const behind = createServer();
  const site = next({ dev: true, dir: project, httpServer: behind, port, hostname: 'localhost' });
  await site.prepare();
  const show = site.getRequestHandler();
  behind.on('request', (request, response) => {
    if (ours.test(request.url ?? '')) void editor(request, response);
    else void show(request, response);
  });
  watchContent();
  const servers = await listenLocally(port, behind);
  console.log(`Words and pictures: http://localhost:${port}/edit (Ctrl+C ends it)`);

  return async () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    await site.close();
  };
}

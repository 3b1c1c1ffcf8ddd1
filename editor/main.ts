/**
 * `npm run edit`: serves the site as `npm run dev` does, and the editor, on one port. The exported site does not
 * contain the editor.
 */
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { editorFolder } from '../content/folders';
import { resetDrafts } from './server/drafts';
import { watchContent } from './server/events';
import { listenLocally } from './server/guard';
import { editorRoutes } from './server/routes';
import { proxyRequest, proxyUpgrade, warmUpHomePage } from './server/sites';
import type { Team } from './server/team';
import { restoreStashedPictures } from './server/unused-pictures';

const editorUrl = new RegExp(`^/${editorFolder}(?:/|\\?|$)`);

async function serveEditor(port: number, team: Team | undefined): Promise<void> {
  const editor = getRequestListener((await editorRoutes(team)).fetch);

  // Does not listen itself: every request comes through the guard.
  const behind = createServer((request, response) => {
    if (editorUrl.test(request.url ?? '')) void editor(request, response);
    else void proxyRequest(request, response, port);
  });
  behind.on('upgrade', (request, socket: Socket, head) => {
    void proxyUpgrade(request, socket, head, port);
  });
  watchContent();
  await listenLocally(port, behind, team);
  const origin = team?.origin ?? `http://localhost:${port}`;
  console.log(`Words and pictures: ${origin}/edit (Ctrl+C ends it)`);
}

/** Starts the editor. Rejects if the port is in use or the site does not start. */
export async function startEditor(port: number, team?: Team): Promise<void> {
  await restoreStashedPictures();
  await resetDrafts();
  await Promise.all([warmUpHomePage(port), serveEditor(port, team)]);
}

/**
 * `npm run edit`: the site as `npm run dev` shows it, and the editor beside it, on one port.
 * Nothing of it is part of the export.
 */
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { editorFolder } from '../content/folders';
import { resetDrafts } from './server/drafts';
import { watchContent } from './server/events';
import { listenLocally } from './server/guard';
import { editorRoutes } from './server/routes';
import { passOn, passOnUpgrade, prepareHome } from './server/sites';
import type { Team } from './server/team';
import { bringBackPictures } from './server/unused-pictures';

const ours = new RegExp(`^/${editorFolder}(?:/|\\?|$)`);

async function serveEditor(port: number, team: Team | undefined): Promise<void> {
  const editor = getRequestListener((await editorRoutes(team)).fetch);

  // It listens nowhere itself: all that reaches it has passed the guard.
  const behind = createServer((request, response) => {
    if (ours.test(request.url ?? '')) void editor(request, response);
    else void passOn(request, response, port);
  });
  behind.on('upgrade', (request, socket: Socket, head) => {
    void passOnUpgrade(request, socket, head, port);
  });
  watchContent();
  await listenLocally(port, behind, team);
  const origin = team?.origin ?? `http://localhost:${port}`;
  console.log(`Words and pictures: ${origin}/edit (Ctrl+C ends it)`);
}

/** Starts the editor. Rejects where the port is taken, or the site does not start. */
export async function startEditor(port: number, team?: Team): Promise<void> {
  await bringBackPictures();
  await resetDrafts();
  await Promise.all([prepareHome(port), serveEditor(port, team)]);
}

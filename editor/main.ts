/**
 * `npm run edit`: the site as `npm run dev` shows it, and the editor beside it, on one port.
 * Nothing of it is part of the export.
 */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import next from 'next';
import config from '../next.config';
import { resetDrafts } from './server/drafts';
import { draftsFolder, project, wordsFolder } from './server/folders';
import { watchWords } from './server/news';
import { editorRoutes } from './server/routes';

const port = Number(process.env.PORT ?? 3000);
const ours = /^\/(?:edit|keystatic|api\/keystatic)(?:\/|\?|$)/;

await resetDrafts();
const editor = getRequestListener((await editorRoutes()).fetch);

const server = createServer();
const site = next({
  dev: true,
  dir: project,
  httpServer: server,
  port,
  hostname: 'localhost',
  conf: {
    ...config,
    // The site beside the form reads words as they are typed.
    turbopack: {
      ...config.turbopack,
      rules: {
        ...config.turbopack?.rules,
        'content/words/**/*.json': {
          loaders: [
            {
              loader: `${project}/editor/server/drafts-loader.mjs`,
              options: { words: wordsFolder, drafts: draftsFolder },
            },
          ],
          as: '*.js',
        },
      },
    },
  },
});
await site.prepare();
const show = site.getRequestHandler();
server.on('request', (request, response) => {
  if (ours.test(request.url ?? '')) void editor(request, response);
  else void show(request, response);
});
watchWords();
server.listen(port, 'localhost', () => {
  console.log(`Words and pictures: http://localhost:${port}/edit (Ctrl+C ends it)`);
});

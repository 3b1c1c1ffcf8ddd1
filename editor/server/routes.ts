import { readFile } from 'node:fs/promises';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { stream, streamSSE } from 'hono/streaming';
import type { Choice, Outcome, PublishRequest, Refused, Save } from '../api';
import type { JsonRecord } from '../form/json';
import { bundleProgram, page } from './bundle';
import { findChanges } from './changes';
import { readDrafts, showDraft } from './drafts';
import { subscribe, broadcast } from './events';
import { readPublishedForm, readHistory } from './history';
import { maxFileBytes, masterOf, storePicture } from './pictures';
import { publish } from './publish';
import { Refusal } from './refusal';
import { confirm, remove, save } from './save';
import { send } from './send';
import { readSiteData } from './site-data';
import { readSavedForm } from './form-files';
import type { Team } from './team';
import { restoreDeletedPictures } from './unused-pictures';

type Editor = { Bindings: HttpBindings };

/** The version in the `If-Match` header. */
const versionIn = (context: Context<Editor>) =>
  context.req.header('If-Match')?.replace(/^(?:W\/)?"|"$/g, '');

/** The refusal to send for an error. Unexpected errors are also logged. */
function refusalOf(error: Error): Refusal {
  if (error instanceof Refusal) return error;
  console.error(error);
  return new Refusal(
    `The editor could not go on. What you saved stays as it is. Send a developer this: ${error.message}`,
    500,
  );
}

/** Streams the progress of a long task as lines of JSON; the last line is its outcome. */
const streamProgress = (
  context: Context<Editor>,
  task: (report: (message: string) => void) => Promise<Outcome>,
) =>
  stream(context, async (out) => {
    const outcome = await task((say) => void out.writeln(JSON.stringify({ say }))).catch(
      (error: Error): Outcome => ({ done: false, said: refusalOf(error).message }),
    );
    await out.writeln(JSON.stringify(outcome));
  });

/** Interval of comments in the event stream: proxies close idle connections (milliseconds). */
const heartbeatMs = 20_000;

/** The editor's routes; all other URLs belong to the site. */
export async function editorRoutes(team?: Team): Promise<Hono<Editor>> {
  const files = await bundleProgram();
  const app = new Hono<Editor>();
  const personOf = ({ env: { incoming } }: Context<Editor>) => team?.personIn(incoming);
  app.onError((error, context) => {
    const { message, status, more } = refusalOf(error);
    return context.json({ said: message, ...more } satisfies Refused, status);
  });

  app.get('/edit', (context) => context.html(page));
  app.get('/edit/site/:code', (context) =>
    context.json(readSiteData(context.req.param('code'), personOf(context))),
  );

  app.get('/edit/forms/:file{.+}', async (context) => {
    const form = await readSavedForm(context.req.param('file'));
    if (!form) throw new Refusal('There is no such page.', 404);
    return context.json(form, 200, { ETag: `"${form.version}"` });
  });
  // Writes files; `/edit/publish` commits them.
  app.put('/edit/forms/:file{.+}', async (context) => {
    const body = await context.req.json<Save>();
    await restoreDeletedPictures(body.words);
    const form = await save(context.req.param('file'), versionIn(context), body, personOf(context));
    if (form.news) broadcast(form.news);
    return context.json(form, 200, { ETag: `"${form.version}"` });
  });
  app.delete('/edit/forms/:file{.+}', async (context) => {
    const version = versionIn(context);
    if (version === undefined) throw new Refusal('Reload this page, then try again.', 428);
    const { news } = await remove(
      context.req.param('file'),
      version,
      context.req.query('to'),
      personOf(context),
    );
    if (news) broadcast(news);
    return context.json({ news });
  });
  app.post('/edit/forms/:file{.+}/confirm', async (context) => {
    const { path, english } = await context.req.json<{ path: string; english: JsonRecord }>();
    return context.json(await confirm(context.req.param('file'), path, english, personOf(context)));
  });

  app.get('/edit/drafts', async (context) => context.json(await readDrafts()));
  app.put('/edit/drafts/:file{.+}', async (context) => {
    const { words } = await context.req.json<{ words: JsonRecord }>();
    await restoreDeletedPictures(words);
    return context.json(await showDraft(context.req.param('file'), words));
  });

  app.post(
    '/edit/pictures',
    bodyLimit({
      maxSize: maxFileBytes,
      onError: (context) =>
        context.json(
          {
            said: `The picture has more than ${maxFileBytes / 1e6} MB, and hosts of repositories take no such file. Save it as a JPEG of 6000 pixels at most, and send that.`,
          },
          413,
        ),
    }),
    async (context) => {
      const content = Buffer.from(await context.req.arrayBuffer());
      const { name = '', use = 'serve', title = '' } = context.req.query();
      return streamProgress(context, (report) =>
        storePicture(content, { name, use, title }, report),
      );
    },
  );
  app.get('/edit/pictures/:name', async (context) => {
    const file = await masterOf(context.req.param('name'));
    return file ? context.body(new Uint8Array(await readFile(file))) : context.notFound();
  });

  app.get('/edit/changes', async (context) => context.json(await findChanges(personOf(context))));
  app.post('/edit/publish', async (context) => {
    const request = await context.req.json<PublishRequest>();
    return streamProgress(context, (report) => publish(request, report, personOf(context)));
  });
  app.post('/edit/send', async (context) => {
    const { choices = [] } = await context.req.json<{ choices?: Choice[] }>();
    return streamProgress(context, (report) =>
      send(report, { choices, person: personOf(context) }),
    );
  });
  app.get('/edit/history', async (context) =>
    context.json(await readHistory(context.req.query('file'), context.req.query('from'))),
  );
  app.get('/edit/history/:id/:file{.+}', async (context) => {
    const { id, file } = context.req.param();
    return context.json({ words: await readPublishedForm(id, file) });
  });

  app.get('/edit/events', (context) => {
    // Tells nginx not to buffer the stream.
    context.header('X-Accel-Buffering', 'no');
    return streamSSE(context, async (out) => {
      const name = personOf(context);
      const unsubscribe = subscribe({
        file: context.req.query('file') ?? '',
        ...(name === undefined ? {} : { name }),
        send: (event) => void out.writeSSE({ data: JSON.stringify(event) }),
      });
      const heartbeat = setInterval(() => void out.write(': \n\n'), heartbeatMs);
      await new Promise<void>((resolve) => out.onAbort(resolve));
      clearInterval(heartbeat);
      unsubscribe();
    });
  });

  const contentTypes: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };
  app.get('/edit/:file', (context) => {
    const content = files.get(context.req.path);
    const [, ending = ''] = context.req.path.split('.');
    if (!content) return context.notFound();
    return context.body(new Uint8Array(content), 200, {
      'Content-Type': contentTypes[ending] ?? '',
    });
  });
  return app;
}

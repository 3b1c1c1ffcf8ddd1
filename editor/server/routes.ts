import { readFile } from 'node:fs/promises';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { stream, streamSSE } from 'hono/streaming';
import type { Choice, Outcome, PublishWish, Refused, Save } from '../api';
import type { JsonRecord } from '../form/json';
import { bundleProgram, page } from './bundle';
import { findChanges } from './changes';
import { readDrafts, showDraft } from './drafts';
import { listen, tell } from './events';
import { readEarlier, readHistory } from './history';
import { heaviest, masterOf, takePicture } from './pictures';
import { publish } from './publish';
import { Refusal } from './refusal';
import { confirm, remove, save } from './save';
import { send } from './send';
import { siteIn } from './site-now';
import { readForm } from './stored';
import type { Team } from './team';
import { restorePictures } from './unused-pictures';

type Editor = { Bindings: HttpBindings };

/** The version that a header of conditions names: `"…"`. */
const versionIn = (context: Context<Editor>) =>
  context.req.header('If-Match')?.replace(/^(?:W\/)?"|"$/g, '');

/** Why something was not done, for the person at the form; what nobody has foreseen is for a developer too. */
function refusalOf(error: Error): Refusal {
  if (error instanceof Refusal) return error;
  console.error(error);
  return new Refusal(
    `The editor could not go on. What you saved stays as it is. Send a developer this: ${error.message}`,
    500,
  );
}

/** A long task whose lines are read as they come; the last is its outcome. */
const told = (context: Context<Editor>, task: (say: (line: string) => void) => Promise<Outcome>) =>
  stream(context, async (out) => {
    const outcome = await task((say) => void out.writeln(JSON.stringify({ say }))).catch(
      (error: Error): Outcome => ({ done: false, said: refusalOf(error).message }),
    );
    await out.writeln(JSON.stringify(outcome));
  });

/** A proxy ends a connection on which nothing passes, in milliseconds. */
const beat = 20_000;

/** The editor's own addresses; all others are the site's. */
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
    context.json(siteIn(context.req.param('code'), personOf(context))),
  );

  app.get('/edit/forms/:file{.+}', async (context) => {
    const form = await readForm(context.req.param('file'));
    if (!form) throw new Refusal('There is no such page.', 404);
    return context.json(form, 200, { ETag: `"${form.version}"` });
  });
  // Writes files; the commit is `/edit/publish`.
  app.put('/edit/forms/:file{.+}', async (context) => {
    const sent = await context.req.json<Save>();
    await restorePictures(sent.words);
    const form = await save(context.req.param('file'), versionIn(context), sent, personOf(context));
    if (form.news) tell(form.news);
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
    if (news) tell(news);
    return context.json({ news });
  });
  app.post('/edit/forms/:file{.+}/confirm', async (context) => {
    const { path, english } = await context.req.json<{ path: string; english: JsonRecord }>();
    return context.json(await confirm(context.req.param('file'), path, english, personOf(context)));
  });

  app.get('/edit/drafts', async (context) => context.json(await readDrafts()));
  app.put('/edit/drafts/:file{.+}', async (context) => {
    const { words } = await context.req.json<{ words: JsonRecord }>();
    await restorePictures(words);
    return context.json(await showDraft(context.req.param('file'), words));
  });

  app.post(
    '/edit/pictures',
    bodyLimit({
      maxSize: heaviest,
      onError: (context) =>
        context.json(
          {
            said: `The picture has more than ${heaviest / 1e6} MB, and hosts of repositories take no such file. Save it as a JPEG of 6000 pixels at most, and send that.`,
          },
          413,
        ),
    }),
    async (context) => {
      const content = Buffer.from(await context.req.arrayBuffer());
      const { name = '', use = 'serve', title = '' } = context.req.query();
      return told(context, (say) => takePicture(content, { name, use, title }, say));
    },
  );
  app.get('/edit/pictures/:name', async (context) => {
    const file = await masterOf(context.req.param('name'));
    return file ? context.body(new Uint8Array(await readFile(file))) : context.notFound();
  });

  app.get('/edit/changes', async (context) => context.json(await findChanges(personOf(context))));
  app.post('/edit/publish', async (context) => {
    const wish = await context.req.json<PublishWish>();
    return told(context, (say) => publish(wish, say, personOf(context)));
  });
  app.post('/edit/send', async (context) => {
    const { choices = [] } = await context.req.json<{ choices?: Choice[] }>();
    return told(context, (say) => send(say, { choices, person: personOf(context) }));
  });
  app.get('/edit/history', async (context) =>
    context.json(await readHistory(context.req.query('file'), context.req.query('from'))),
  );
  app.get('/edit/history/:id/:file{.+}', async (context) => {
    const { id, file } = context.req.param();
    return context.json({ words: await readEarlier(id, file) });
  });

  app.get('/edit/events', (context) => {
    // A proxy may gather what it passes on.
    context.header('X-Accel-Buffering', 'no');
    return streamSSE(context, async (out) => {
      const name = personOf(context);
      const stop = listen({
        file: context.req.query('file') ?? '',
        ...(name === undefined ? {} : { name }),
        send: (event) => void out.writeSSE({ data: JSON.stringify(event) }),
      });
      const beating = setInterval(() => void out.write(': \n\n'), beat);
      await new Promise<void>((resolve) => out.onAbort(resolve));
      clearInterval(beating);
      stop();
    });
  });

  const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };
  app.get('/edit/:file', (context) => {
    const content = files.get(context.req.path);
    const [, ending = ''] = context.req.path.split('.');
    if (!content) return context.notFound();
    return context.body(new Uint8Array(content), 200, { 'Content-Type': types[ending] ?? '' });
  });
  return app;
}

import { readFile, rm } from 'node:fs/promises';
import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import { Hono, type Context } from 'hono';
import { stream, streamSSE } from 'hono/streaming';
import { languages } from '../../content/languages';
import { pictureNames } from '../../content/schema/address';
import { configIn } from '../form/config';
import { bundlePages, pageOf } from './bundle';
import { findChanges } from './changes';
import { readDrafts, showDraft, showSaved, type Draft } from './drafts';
import { problemWithText } from './problems';
import { placeOf, textPages } from './files';
import { send, type Wish } from './keep';
import { listen, tell, writtenHere } from './news';
import type { Outcome } from './outcome';
import { masterOf, takePicture, type SentPicture } from './pictures';
import { publish } from './publish';
import { Refusal } from './refusal';
import { noteShown, save, saveText, writeWhole, type Known, type TextUpdate } from './save';
import { besideOf, confirm, confirmWritten, type Shown } from './translations';

const keystatic = makeGenericAPIRouteHandler({
  config: configIn(languages[0]),
  localBaseDirectory: 'content',
});

/** What each window has been shown, by its name, so that two people do not overwrite one another. */
const readers = new Map<string, { readonly known: Known; readonly shown: Shown }>();

function readerOf(context: Context) {
  const id = context.req.header('Editor-Window') ?? '';
  const reader = readers.get(id) ?? {
    known: { texts: new Map(), told: new Map() },
    shown: new Map(),
  };
  readers.set(id, reader);
  return reader;
}

async function ask(request: Request): Promise<Response> {
  const { body, ...init } = await keystatic(request);
  return new Response(body as BodyInit | null, init);
}

/** Writes a file of content as the editor's own change. */
function write(file: string, text: string): Promise<void> {
  writtenHere(file.replace('content/', ''), text);
  return writeWhole(file, text);
}

/** A long task whose lines are read as they come; the last is its outcome. */
const told = (context: Context, task: (say: (line: string) => void) => Promise<Outcome>) =>
  stream(context, async (out) => {
    const outcome = await task((line) => void out.writeln(line)).catch(
      ({ message }: Error): Outcome => ({
        done: false,
        said: `The editor could not go on. What you saved stays as it is. Send a developer this: ${message}`,
      }),
    );
    await out.writeln(JSON.stringify(outcome));
  });

const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

/** The editor's own addresses; all others are the site's. */
export async function editorRoutes(): Promise<Hono> {
  const pages = await bundlePages();
  const app = new Hono();

  app.get('/edit', (context) => context.html(pageOf('desk', 'Words and pictures')));
  app.get('/keystatic/*', (context) => {
    // Keystatic asks Google for a font; nothing here is fetched from elsewhere.
    context.header('Content-Security-Policy', "style-src 'self' 'unsafe-inline'");
    return context.html(pageOf('forms', 'Form'));
  });

  // Keystatic asks for what it is about to show, and shows what it has asked for.
  app.get('/api/keystatic/blob/*', (context) => ask(context.req.raw));
  app.get('/api/keystatic/tree', async (context) => {
    const { known } = readerOf(context);
    const answer = await ask(context.req.raw);
    for (const { path } of (await answer.clone().json()) as { path: string }[])
      if (/\.(json|mdx)$/.test(path))
        noteShown(known, `content/${path}`, await readFile(`content/${path}`, 'utf8'));
    return answer;
  });
  app.post('/api/keystatic/update', async (context) => {
    const sent = await context.req.json<TextUpdate>();
    const { known, shown } = readerOf(context);
    const inContent = <File extends { readonly path: string }>(file: File): File => ({
      ...file,
      path: `content/${file.path}`,
    });
    const additions = sent.additions.map(inContent);
    const deletions = sent.deletions.map(inContent);
    const tools = {
      write,
      // It may be gone already.
      remove: (file: string) => rm(file, { force: true }),
      confirm: (file: string, before: string, text: string) =>
        confirmWritten(file.replace('content/', ''), before, text, shown, write),
      problemInText: problemWithText,
    };
    try {
      const isTextPage = [...sent.additions, ...sent.deletions].some(({ path }) => placeOf(path));
      if (isTextPage) {
        const { files, news } = await saveText({ additions, deletions }, known, tools);
        const shownFiles = [...files.keys()].filter((file) => !file.startsWith('translations/'));
        await Promise.all(shownFiles.map(showSaved));
        if (news) tell(news);
      } else {
        await save(additions, known, tools);
        await Promise.all(sent.additions.map(({ path }) => showSaved(path)));
      }
    } catch (error) {
      if (error instanceof Refusal) return context.text(error.message, 409);
      throw error;
    }
    const tree = new URL('/api/keystatic/tree', context.req.url);
    return ask(new Request(tree, { headers: { 'no-cors': '1' } }));
  });

  app.get('/edit/english/:file{.+}', async (context) => {
    const beside = await besideOf(context.req.param('file'), readerOf(context).shown);
    return beside ? context.json(beside) : context.notFound();
  });
  app.post('/edit/english/:file{.+}', async (context) => {
    const { part } = await context.req.json<{ readonly part: string }>();
    await confirm(context.req.param('file'), [part], readerOf(context).shown, write);
    return context.body(null, 204);
  });
  app.get('/edit/texts/:code', (context) => context.json(textPages(context.req.param('code'))));
  app.get('/edit/drafts', async (context) => context.json(await readDrafts()));
  app.post('/edit/drafts', async (context) => {
    await showDraft(await context.req.json<Draft>());
    return context.body(null, 204);
  });
  app.post('/edit/pictures', async (context) => {
    const sent = await context.req.json<SentPicture>();
    return told(context, (say) => takePicture(sent, say));
  });
  app.get('/edit/masters', (context) => context.json([...pictureNames]));
  app.get('/edit/masters/:name', async (context) => {
    const file = await masterOf(context.req.param('name'));
    return file ? context.body(new Uint8Array(await readFile(file))) : context.notFound();
  });
  app.get('/edit/changes', async (context) => context.json(await findChanges()));
  app.post('/edit/publish', async (context) => {
    const wish = await context.req.json<Wish>();
    return told(context, (say) => publish(wish, say));
  });
  app.post('/edit/send', (context) => told(context, send));
  app.get('/edit/news', (context) =>
    streamSSE(context, async (out) => {
      const stop = listen((news) => void out.writeSSE({ data: JSON.stringify(news) }));
      await new Promise<void>((resolve) => out.onAbort(resolve));
      stop();
    }),
  );
  app.get('/edit/:file', (context) => {
    const content = pages.get(context.req.path);
    const [, ending = ''] = context.req.path.split('.');
    if (!content) return context.notFound();
    return context.body(new Uint8Array(content), 200, { 'Content-Type': types[ending] ?? '' });
  });
  return app;
}

/** What the editor's pages ask of their server. It takes nothing but JSON from them. */
import { fieldsIn, type Content, type Field } from '../form/fields';
import type { Draft } from '../server/drafts';
import type { Beside, Changes, Outcome, TextPage } from '../server/outcome';

const post = (address: string, body: unknown) =>
  fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const stopped: Outcome = {
  done: false,
  said: 'The editor has stopped, or did not answer. What you saved stays as it is. Look at the terminal’s window, start it again with “npm run edit”, then reload this page.',
};

/** Has a long task done, and reads what it says, line by line; the last line is its outcome. */
async function follow(
  address: string,
  body: unknown,
  say: (line: string) => void,
): Promise<Outcome> {
  try {
    const response = await post(address, body);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { done, value = '' } = (await reader?.read()) ?? { done: true };
      if (done) break;
      text += value;
      const last = text.trimEnd().split('\n').at(-1) ?? '';
      if (!last.startsWith('{')) say(last);
    }
    return JSON.parse(text.trimEnd().split('\n').at(-1) ?? '') as Outcome;
  } catch {
    return stopped;
  }
}

/** A file's bytes as text. */
const dataAddress = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

interface ChosenPicture {
  readonly chosen: File;
  /** The picture that it takes the place of, if any. */
  readonly name: string;
  /** What the entry is called that it belongs to. */
  readonly title: string;
}

/** Has a picture checked and packed. Resolves to its name, or to nothing if it was refused. */
export async function packPicture(
  { chosen, name, title }: ChosenPicture,
  say: (line: string) => void,
): Promise<string | undefined> {
  say('Checking the picture …');
  const file = await dataAddress(chosen).catch(() => '');
  const { done, said } = await follow('/edit/pictures', { file, name, title }, say);
  say(done ? 'The picture is packed, and shown beside the form.' : said);
  return done ? said : undefined;
}

/** The names of all packed pictures, those too that were packed since the editor was started. */
export const findPictures = () =>
  fetch('/edit/masters').then((response) => response.json() as Promise<string[]>);

/** Shows what is typed on the page beside the form. */
export const showDraft = (draft: Draft) => post('/edit/drafts', draft);

/** All fields of a language’s forms, with what the page beside them shows. */
export const findFields = (code: string): Promise<readonly Field[]> =>
  fetch('/edit/drafts')
    .then(async (response) => fieldsIn((await response.json()) as Content, code))
    .catch(() => []);

/** The text pages of a language, as they are saved. */
export const findTexts = (code: string): Promise<readonly TextPage[]> =>
  fetch(`/edit/texts/${code}`)
    .then((response) => response.json() as Promise<readonly TextPage[]>)
    .catch(() => []);

/** Questions that are on their way: each field of a form asks the same. */
const asked = new Map<string, Promise<Beside | undefined>>();

/** The English of a translation, and what of it is newer. */
export function findBeside(file: string): Promise<Beside | undefined> {
  const answer =
    asked.get(file) ??
    fetch(`/edit/english/${file}`)
      .then((response) => response.json() as Promise<Beside>)
      .catch(() => undefined)
      .finally(() => asked.delete(file));
  asked.set(file, answer);
  return answer;
}

/** Notes that a part of a translation says what the English says now. */
export const confirmPart = (file: string, part: string) =>
  post(`/edit/english/${file}`, { part }).then(() => findBeside(file));

export const findChanges = (): Promise<Changes> =>
  fetch('/edit/changes')
    .then((response) => response.json() as Promise<Changes>)
    .catch(() => ({ lines: [], missing: [], older: [], obstacle: stopped.said }));

export const publish = (
  wish: { readonly sentence: string; readonly send: boolean },
  say: (line: string) => void,
) => follow('/edit/publish', wish, say);

export const send = (say: (line: string) => void) => follow('/edit/send', {}, say);

/** What the editor’s page asks of its server: see `editor/api.ts`. */
import type {
  Changes,
  Choice,
  History,
  News,
  Outcome,
  Problem,
  PublishWish,
  Refused,
  Save,
  Shown,
  Site,
} from '../api';
import { fieldsIn, type Content, type Field } from '../form/fields';
import type { JsonRecord } from '../form/json';

/** What could not be done, and why. */
export interface Failure extends Refused {
  /** Of the answer; 0 where there was none. */
  readonly status: number;
}

export const isFailure = (answer: object): answer is Failure => 'status' in answer;

const stopped =
  'The editor has stopped, or did not answer. What you typed is kept in this browser. Look at the terminal’s window, and start it again with “npm run edit”.';

interface Question {
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const send = (address: string, { method, body, headers }: Question) =>
  fetch(`/edit/${address}`, {
    ...(method && { method }),
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(method && { body: body instanceof Blob ? body : JSON.stringify(body ?? {}) }),
  });

async function ask<Answer extends object>(
  address: string,
  question: Question = {},
): Promise<Answer | Failure> {
  try {
    const response = await send(address, question);
    const answer = (await response.json()) as Answer & Refused;
    return response.ok ? answer : { ...answer, status: response.status };
  } catch {
    return { status: 0, said: stopped };
  }
}

/** Has a long task done, and reads what it says, line by line; the last line is its outcome. */
async function follow(
  address: string,
  question: Question,
  say: (line: string) => void,
): Promise<Outcome> {
  let outcome: Outcome = { done: false, said: stopped };
  try {
    const response = await send(address, { method: 'POST', ...question });
    if (!response.ok) return { done: false, ...((await response.json()) as Refused) };
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { done, value = '' } = (await reader?.read()) ?? { done: true };
      if (done) return outcome;
      const lines = (text + value).split('\n');
      text = lines.pop() ?? '';
      for (const line of lines) {
        const told = JSON.parse(line) as { readonly say: string } | Outcome;
        if ('say' in told) say(told.say);
        else outcome = told;
      }
    }
  } catch {
    return outcome;
  }
}

export const findSite = (code: string) => ask<Site>(`site/${code}`);
export const loadForm = (file: string) => ask<Shown>(`forms/${file}`);

/** Saves a form; one that has no version yet is a page to be added. */
export const saveForm = (file: string, version: string, body: Save) =>
  ask<Shown>(`forms/${file}`, {
    method: 'PUT',
    body,
    ...(version && { headers: { 'If-Match': `"${version}"` } }),
  });

/** Takes a text page away. `to`: where its address leads from then on; empty: nowhere. */
export const removePage = (file: string, version: string, to?: string) =>
  ask<{ readonly news?: News }>(
    `forms/${file}${to === undefined ? '' : `?to=${encodeURIComponent(to)}`}`,
    { method: 'DELETE', headers: { 'If-Match': `"${version}"` } },
  );

/** Notes that a part of a translation says what the English says. */
export const confirmPart = (file: string, path: string, english: JsonRecord | undefined) =>
  ask<Shown>(`forms/${file}/confirm`, { method: 'POST', body: { path, english } });

let drafts = 0;
/** How many drafts were sent since the program was loaded. */
export const draftsSent = () => drafts;

/** Shows what is typed on the page beside the form, unless it breaks a rule. */
export function showDraft(file: string, words: JsonRecord) {
  drafts += 1;
  return ask<{ readonly problems: readonly Problem[]; readonly path?: string }>(`drafts/${file}`, {
    method: 'PUT',
    body: { words },
  });
}

/** All fields of a language’s forms, with what the page beside them shows. */
export async function findFields(code: string): Promise<readonly Field[]> {
  const content = await ask<Content>('drafts');
  return isFailure(content) ? [] : fieldsIn(content, code);
}

export const pictureAddress = (name: string) => `/edit/pictures/${name}`;

interface PictureUse {
  /** The picture that it takes the place of. */
  readonly name?: string;
  /** What the entry or the page is called that it belongs to. */
  readonly title: string;
  /** In a text it may have any shape. */
  readonly use?: 'text';
}

/** Has a picture checked and packed. */
export const packPicture = (file: File, use: PictureUse, say: (line: string) => void) =>
  follow(
    `pictures?${new URLSearchParams({ ...use }).toString()}`,
    { body: file, headers: { 'Content-Type': 'application/octet-stream' } },
    say,
  );

export const findChanges = () => ask<Changes>('changes');
export const publish = (body: PublishWish, say: (line: string) => void) =>
  follow('publish', { body }, say);
export const sendCommits = (choices: readonly Choice[], say: (line: string) => void) =>
  follow('send', { body: { choices } }, say);

/** What was published: of one form, or of all. */
export const findHistory = (file: string | undefined, from?: string) =>
  ask<History>(
    `history?${new URLSearchParams({ ...(file && { file }), ...(from && { from }) }).toString()}`,
  );
export const findEarlier = (id: string, file: string) =>
  ask<{ readonly words: JsonRecord }>(`history/${id}/${file}`);

/** The requests of the editor’s page to its server: see `editor/api.ts`. */
import type {
  Changes,
  Choice,
  History,
  News,
  Outcome,
  Problem,
  PublishRequest,
  Refused,
  Save,
  Shown,
  Site,
} from '../api';
import { fieldsIn, type Content, type Field } from '../form/fields';
import type { JsonRecord } from '../form/json';

/** A failed request. */
export interface Failure extends Refused {
  /** The HTTP status; 0 if there was no response. */
  readonly status: number;
}

export const isFailure = (answer: object): answer is Failure => 'status' in answer;

const stopped =
  'The editor has stopped, or did not answer. What you typed is kept in this browser. Look at the terminal’s window, and start it again with “npm run edit”.';

interface RequestOptions {
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const send = (address: string, { method, body, headers }: RequestOptions) =>
  fetch(`/edit/${address}`, {
    ...(method && { method }),
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(method && { body: body instanceof Blob ? body : JSON.stringify(body ?? {}) }),
  });

async function requestJson<Answer extends object>(
  address: string,
  options: RequestOptions = {},
): Promise<Answer | Failure> {
  try {
    const response = await send(address, options);
    const answer = (await response.json()) as Answer & Refused;
    return response.ok ? answer : { ...answer, status: response.status };
  } catch {
    return { status: 0, said: stopped };
  }
}

/** Starts a long task and reads its progress line by line; the last line is its outcome. */
async function runTask(
  address: string,
  options: RequestOptions,
  report: (message: string) => void,
): Promise<Outcome> {
  let outcome: Outcome = { done: false, said: stopped };
  try {
    const response = await send(address, { method: 'POST', ...options });
    if (!response.ok) return { done: false, ...((await response.json()) as Refused) };
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { done, value = '' } = (await reader?.read()) ?? { done: true };
      if (done) return outcome;
      const lines = (text + value).split('\n');
      text = lines.pop() ?? '';
      for (const line of lines) {
        const message = JSON.parse(line) as { readonly say: string } | Outcome;
        if ('say' in message) report(message.say);
        else outcome = message;
      }
    }
  } catch {
    return outcome;
  }
}

export const findSite = (code: string) => requestJson<Site>(`site/${code}`);
export const loadForm = (file: string) => requestJson<Shown>(`forms/${file}`);

/** Saves a form; a new page has no version yet. */
export const saveForm = (file: string, version: string, body: Save) =>
  requestJson<Shown>(`forms/${file}`, {
    method: 'PUT',
    body,
    ...(version && { headers: { 'If-Match': `"${version}"` } }),
  });

/** Removes a text page. `to` is the target of its redirect; empty for none. */
export const removePage = (file: string, version: string, to?: string) =>
  requestJson<{ readonly news?: News }>(
    `forms/${file}${to === undefined ? '' : `?to=${encodeURIComponent(to)}`}`,
    { method: 'DELETE', headers: { 'If-Match': `"${version}"` } },
  );

/** Marks a part of a translation as up to date with the English. */
export const confirmPart = (file: string, path: string, english: JsonRecord | undefined) =>
  requestJson<Shown>(`forms/${file}/confirm`, { method: 'POST', body: { path, english } });

let drafts = 0;
/** The number of drafts sent since the page was loaded. */
export const draftsSent = () => drafts;

/** Shows unsaved input in the preview, unless it breaks a rule. */
export function showDraft(file: string, words: JsonRecord) {
  drafts += 1;
  return requestJson<{ readonly problems: readonly Problem[]; readonly path?: string }>(
    `drafts/${file}`,
    {
      method: 'PUT',
      body: { words },
    },
  );
}

/** All fields of a language’s forms, with the content that the preview shows. */
export async function findFields(code: string): Promise<readonly Field[]> {
  const content = await requestJson<Content>('drafts');
  return isFailure(content) ? [] : fieldsIn(content, code);
}

export const pictureAddress = (name: string) => `/edit/pictures/${name}`;

interface PictureUse {
  /** The picture to replace. */
  readonly name?: string;
  /** The title of the entry or page that it belongs to. */
  readonly title: string;
  /** In a text it may have any shape. */
  readonly use?: 'text';
}

/** Uploads a picture, which the server checks and stores. */
export const uploadPicture = (file: File, use: PictureUse, report: (message: string) => void) =>
  runTask(
    `pictures?${new URLSearchParams({ ...use }).toString()}`,
    { body: file, headers: { 'Content-Type': 'application/octet-stream' } },
    report,
  );

export const findChanges = () => requestJson<Changes>('changes');
export const publish = (body: PublishRequest, report: (message: string) => void) =>
  runTask('publish', { body }, report);
export const sendCommits = (choices: readonly Choice[], report: (message: string) => void) =>
  runTask('send', { body: { choices } }, report);

/** The history of one form, or of the whole site. */
export const findHistory = (file: string | undefined, from?: string) =>
  requestJson<History>(
    `history?${new URLSearchParams({ ...(file && { file }), ...(from && { from }) }).toString()}`,
  );
export const findPublishedForm = (id: string, file: string) =>
  requestJson<{ readonly words: JsonRecord }>(`history/${id}/${file}`);

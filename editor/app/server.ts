/** What the editor's pages ask of their server. */
import type { Outcome } from '../server/outcome';

/** Reads what a long task says, line by line; the last line is its outcome. */
async function follow(response: Response, say: (line: string) => void): Promise<Outcome> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value = '' } = (await reader?.read()) ?? { done: true };
    if (done) break;
    text += value;
    const last = text.trimEnd().split('\n').at(-1) ?? '';
    if (!last.startsWith('{')) say(last);
  }
  return JSON.parse(text.trimEnd().split('\n').at(-1) ?? '{}') as Outcome;
}

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
  const query = new URLSearchParams({ name, title });
  const response = await fetch(`/edit/pictures?${query}`, { method: 'POST', body: chosen });
  const { done, said } = await follow(response, say);
  say(done ? 'The picture is packed, and shown beside the form.' : said);
  return done ? said : undefined;
}

export interface Changes {
  /** In words, one a line. */
  readonly lines: readonly string[];
}

export const changes = async (): Promise<Changes> =>
  (await (await fetch('/edit/changes')).json()) as Changes;

export async function publish(message: string, say: (line: string) => void): Promise<Outcome> {
  const response = await fetch('/edit/publish', { method: 'POST', body: message });
  return follow(response, say);
}

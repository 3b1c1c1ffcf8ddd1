import type { JsonRecord } from '../form/json';
import type { Both } from '../form/merge';

/** What somebody has typed into a form and not saved. */
export interface Draft {
  /** What the form said when it was begun on. */
  readonly before: JsonRecord;
  readonly words: JsonRecord;
  /** Of a translation: the English of then. */
  readonly english?: JsonRecord | undefined;
  /** What others have changed too, and nobody has answered yet. */
  readonly both: readonly Both[];
}

const prefix = 'draft ';

/** Storage may be blocked, or full: what is typed is then kept as long as the window. */
function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}

export const readDraft = (file: string): Draft | undefined =>
  attempt(() => JSON.parse(localStorage.getItem(prefix + file) ?? 'null') as Draft | null) ??
  undefined;

/** Keeps a draft, or forgets it. Tells whether it is kept. */
export const saveDraft = (file: string, draft: Draft | undefined): boolean =>
  attempt(() => {
    if (draft) localStorage.setItem(prefix + file, JSON.stringify(draft));
    else localStorage.removeItem(prefix + file);
    return true;
  }) ?? false;

/** The forms that have a draft in this browser. */
export const draftFiles = (): readonly string[] =>
  attempt(() =>
    Object.keys(localStorage).flatMap((key) =>
      key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
    ),
  ) ?? [];

import type { JsonRecord } from '../form/json';
import type { Both } from '../form/merge';

/** The unsaved input of a form. */
export interface Draft {
  /** The saved words that the draft is based on. */
  readonly before: JsonRecord;
  readonly words: JsonRecord;
  /** Of a translation: the English at that time. */
  readonly english?: JsonRecord | undefined;
  /** The unresolved conflicts with changes of others. */
  readonly both: readonly Both[];
}

const prefix = 'draft ';

/** Storage may be blocked or full: then drafts last only as long as the window. */
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

/** Stores or removes a draft. Returns whether storage works. */
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

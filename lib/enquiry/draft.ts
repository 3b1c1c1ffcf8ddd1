import { storageKeys } from '@/lib/storage-keys';
import { tabStorage } from '@/lib/storage';
import { detailFields, emptyDetails, type Details, type EnquirySource } from './enquiry';

/** What was typed and not yet sent, with the id and the words of the last attempt to send it. */
export interface Draft {
  readonly details: Details;
  readonly attempt?: { readonly id: string; readonly words: string };
}

type Drafts = Partial<Record<EnquirySource, Draft>>;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function readDrafts(): Drafts {
  try {
    const drafts: unknown = JSON.parse(tabStorage.read(storageKeys.draft) ?? '{}');
    return isRecord(drafts) ? drafts : {};
  } catch {
    return {};
  }
}

/** One form's draft as last kept in this tab; an unreadable one counts as empty. */
export function readDraft(source: EnquirySource): Draft {
  const draft: unknown = readDrafts()[source];
  if (!isRecord(draft) || !isRecord(draft.details)) return { details: emptyDetails };
  const { details, attempt } = draft;
  const values = detailFields.map((field) => [
    field,
    typeof details[field] === 'string' ? details[field] : '',
  ]);
  const isAttempt =
    isRecord(attempt) && typeof attempt.id === 'string' && typeof attempt.words === 'string';
  return {
    details: Object.fromEntries(values) as Details,
    ...(isAttempt ? { attempt: { id: `${attempt.id}`, words: `${attempt.words}` } } : {}),
  };
}

/** Whether one form has a draft with anything in it. */
export function hasDraft(source: EnquirySource): boolean {
  return Object.values(readDraft(source).details).some((value) => value.trim() !== '');
}

/** Updates one form's draft, for this tab. */
export function keepDraft(source: EnquirySource, changes: Partial<Draft>): void {
  const drafts = { ...readDrafts(), [source]: { ...readDraft(source), ...changes } };
  tabStorage.write(storageKeys.draft, JSON.stringify(drafts));
}

/** Forgets one form's draft, after it was sent. */
export function dropDraft(source: EnquirySource): void {
  const drafts = readDrafts();
  delete drafts[source];
  if (Object.keys(drafts).length > 0) {
    tabStorage.write(storageKeys.draft, JSON.stringify(drafts));
  } else {
    tabStorage.remove(storageKeys.draft);
  }
}

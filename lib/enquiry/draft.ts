import { storageKeys } from '@/lib/storage/keys';
import { tabStorage } from '@/lib/storage/storage';
import { detailFields, emptyDetails, type Details, type EnquirySource } from './enquiry';

/** What was typed and not yet sent, with the id of the last attempt if there was one. */
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

/** The draft of one form as it was last kept in this tab; anything unreadable counts as none. */
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

/** Whether anything has been typed into one form and not been sent. */
export function hasDraft(source: EnquirySource): boolean {
  return Object.values(readDraft(source).details).some((value) => value.trim() !== '');
}

/** Keeps what is new about the draft of one form, for this tab. */
export function keepDraft(source: EnquirySource, news: Partial<Draft>): void {
  const drafts = { ...readDrafts(), [source]: { ...readDraft(source), ...news } };
  tabStorage.write(storageKeys.draft, JSON.stringify(drafts));
}

/** Forgets the draft of one form, once it was sent. */
export function dropDraft(source: EnquirySource): void {
  const drafts = readDrafts();
  delete drafts[source];
  if (Object.keys(drafts).length > 0) {
    tabStorage.write(storageKeys.draft, JSON.stringify(drafts));
  } else {
    tabStorage.remove(storageKeys.draft);
  }
}

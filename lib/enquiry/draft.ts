import { language } from '@/content/languages';
import { storageKeys, tabStorage } from '@/lib/storage';
import {
  detailFields,
  emptyDetails,
  honeypot,
  type DetailField,
  type Details,
  type Enquiry,
  type EnquirySource,
} from './enquiry';

/** Details that were typed and not yet sent, with the id and the words of the last attempt to send them. */
export interface Draft {
  readonly details: Details;
  readonly attempt?: { readonly id: string; readonly words: string };
}

type Drafts = Partial<Record<EnquirySource, Draft>>;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function detailsFrom(valueOf: (field: DetailField) => unknown): Details {
  const entries = detailFields.map((field) => {
    const value = valueOf(field);
    return [field, typeof value === 'string' ? value : ''];
  });
  return Object.fromEntries(entries) as Details;
}

function readDrafts(): Drafts {
  try {
    const drafts: unknown = JSON.parse(tabStorage.read(storageKeys.draft) ?? '{}');
    return isRecord(drafts) ? drafts : {};
  } catch {
    return {};
  }
}

/** One form's draft as last stored in this tab; an unreadable one counts as empty. */
export function readDraft(source: EnquirySource): Draft {
  const draft: unknown = readDrafts()[source];
  if (!isRecord(draft) || !isRecord(draft.details)) return { details: emptyDetails };
  const { details: stored, attempt } = draft;
  const details = detailsFrom((field) => stored[field]);
  if (!isRecord(attempt)) return { details };
  const { id, words } = attempt;
  if (typeof id !== 'string' || typeof words !== 'string') return { details };
  return { details, attempt: { id, words } };
}

/** Whether one form has a draft with anything in it. */
export function hasDraft(source: EnquirySource): boolean {
  return Object.values(readDraft(source).details).some((value) => value.trim() !== '');
}

export function saveDraft(source: EnquirySource, changes: Partial<Draft>): void {
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

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : undefined;
}

/** The values typed into a form; a field that the form does not have is empty. */
export function readForm(form: HTMLFormElement): Details {
  return detailsFrom((field) => inputOf(form, field)?.value);
}

/** Puts values into the fields that are still empty: what was typed before stays. */
export function fillForm(form: HTMLFormElement, details: Details): void {
  for (const field of detailFields) {
    const input = inputOf(form, field);
    if (input && !input.value) input.value = details[field];
  }
}

/** Reports that the honeypot was filled in, but not its value: a password manager may have put a secret there. */
export function readHoneypot(form: HTMLFormElement): Readonly<Record<string, string>> {
  return inputOf(form, honeypot.name)?.value ? { [honeypot.name]: 'filled in' } : {};
}

/** 128 random bits; `crypto.randomUUID` is missing on plain http, as in a local network. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Gives an enquiry its id and time, and notes the attempt in the draft. The same words keep their id, even
 * after a reload, so that they are not stored twice; changed words get a new id, so that a correction is not
 * dropped as a duplicate.
 */
export function prepareEnquiry(
  {
    source,
    product,
    about,
    consentText,
  }: Pick<Enquiry, 'source' | 'product' | 'about' | 'consentText'>,
  details: Details,
): Enquiry {
  const words = JSON.stringify([product, details, about]);
  const { attempt } = readDraft(source);
  const id = attempt?.words === words ? attempt.id : newId();
  saveDraft(source, { attempt: { id, words } });
  return {
    id,
    source,
    ...details,
    product,
    ...(about ? { about } : {}),
    consentText,
    language: language.code,
    sentAt: new Date().toISOString(),
  };
}

import { createListeners } from '@/lib/listeners';
import type { EnquirySource } from './enquiry';
import type { FieldErrors } from './send';

/**
 * How far an enquiry has come. `written`: it was handed to the visitor's mail program. `letter`: the enquiry as
 * the text of a mail; after a refusal only if something was refused that no field can show.
 */
export type EnquiryProgress =
  | { readonly phase: 'editing' | 'sending' | 'sent' }
  | { readonly phase: 'refused'; readonly errors: FieldErrors; readonly letter?: string }
  | { readonly phase: 'written' | 'failed'; readonly letter: string };

const editing: EnquiryProgress = { phase: 'editing' };
const progress = new Map<EnquirySource, EnquiryProgress>();
const listeners = createListeners();

/** The progress of one form's enquiry. Kept here, because the dialog may be closed while it is sent. */
export function progressOf(source: EnquirySource): EnquiryProgress {
  return progress.get(source) ?? editing;
}

/** The progress on a page that is being prerendered. */
export function noProgress(): EnquiryProgress {
  return editing;
}

/** Sets the progress of one form's enquiry. */
export function setProgress(source: EnquirySource, next: EnquiryProgress): void {
  progress.set(source, next);
  listeners.notify();
}

/** Resets a form that is opened again, unless its enquiry is still being sent. */
export function resetProgress(source: EnquirySource): void {
  if (progressOf(source).phase !== 'sending') setProgress(source, editing);
}

/** Calls back whenever the progress of an enquiry changes. */
export const subscribeToProgress = listeners.subscribe;

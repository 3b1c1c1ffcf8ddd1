import type { EnquirySource } from './enquiry';
import type { FieldErrors, Outcome } from './send';

/** How far an enquiry has come. `written` is the mail program's turn. */
export interface EnquiryProgress {
  readonly phase: 'editing' | 'sending' | 'written' | Outcome['kind'];
  readonly errors: FieldErrors;
  /** The enquiry written out, once there was one to send. */
  readonly letter: string;
}

const editing: EnquiryProgress = { phase: 'editing', errors: {}, letter: '' };
const progress = new Map<EnquirySource, EnquiryProgress>();
const listeners = new Set<() => void>();

/** The progress of a form's enquiry; it outlives the dialog, which may be closed while it is sent. */
export function progressOf(source: EnquirySource): EnquiryProgress {
  return progress.get(source) ?? editing;
}

/** The progress on a page that is being prerendered. */
export function noProgress(): EnquiryProgress {
  return editing;
}

/** Writes down how far a form's enquiry has come. */
export function setProgress(source: EnquirySource, next: EnquiryProgress): void {
  progress.set(source, next);
  listeners.forEach((listener) => listener());
}

/** A form that is opened again begins afresh, unless its enquiry is still under way. */
export function beginAgain(source: EnquirySource): void {
  if (progressOf(source).phase !== 'sending') setProgress(source, editing);
}

/** Calls back whenever the progress of an enquiry changes. */
export function subscribeToProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

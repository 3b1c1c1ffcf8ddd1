import type { ProductKey } from '@/content/brand';
import { readAge } from '@/lib/age';
import type { Enquiry, EnquirySource, FieldErrors } from '@/lib/enquiry/enquiry';
import { createStore } from '@/lib/store';

/** Which dialog of the enquiry is open, what it is about, and what to return focus to. */
export interface EnquiryFlow {
  readonly step: 'closed' | 'age' | 'form';
  readonly product?: ProductKey | undefined;
  /** The subject besides a product, as in “Lot P-2501”. */
  readonly about?: string | undefined;
  readonly opener?: HTMLElement;
}

export type EnquiryRequest = Omit<EnquiryFlow, 'step'>;

/**
 * The progress of an enquiry. `mailOpened`: the visitor's mail program was asked to open it. `refused` holds the enquiry
 * only if an error belongs to no visible field.
 */
export type EnquiryProgress =
  | { readonly phase: 'editing' | 'sending' | 'sent' }
  | { readonly phase: 'refused'; readonly errors: FieldErrors; readonly enquiry?: Enquiry }
  | { readonly phase: 'mailOpened' | 'failed'; readonly enquiry: Enquiry };

export const enquiryFlow = createStore<EnquiryFlow>({ step: 'closed' });

/** The progress of each form's enquiry. Kept here, because the dialog may be closed while it is sent. */
export const enquiryProgress = {
  modal: createStore<EnquiryProgress>({ phase: 'editing' }),
  footer: createStore<EnquiryProgress>({ phase: 'editing' }),
} as const satisfies Record<EnquirySource, unknown>;

function move(next: EnquiryFlow): void {
  const { modal } = enquiryProgress;
  const isOpening = next.step === 'form' && enquiryFlow.get().step !== 'form';
  if (isOpening && modal.get().phase !== 'sending') modal.set(modal.initial);
  enquiryFlow.set(next);
}

/** A product's enquiry: the form, or first the age dialog for a visitor who has not confirmed. */
export function requestEnquiry(request: EnquiryRequest): void {
  move({ ...request, step: readAge() === 'verified' ? 'form' : 'age' });
}

/** The contact modal itself, from the footer's heading and the invitation. */
export function openEnquiry(request: EnquiryRequest = {}): void {
  move({ ...request, step: 'form' });
}

/** Opens the form, keeping the flow's product and opener. */
export function proceedToForm(): void {
  move({ ...enquiryFlow.get(), step: 'form' });
}

/**
 * Closes whichever of the two is open. Product and opener stay: the dialog shows them until it has closed, and
 * may be opened again from a notice.
 */
export function closeEnquiry(): void {
  const flow = enquiryFlow.get();
  if (flow.step !== 'closed') move({ ...flow, step: 'closed' });
}

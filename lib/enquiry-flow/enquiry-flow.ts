import { readAge } from '@/lib/age';
import { resetProgress } from '@/lib/enquiry/progress';
import { createListeners } from '@/lib/listeners';
import type { ProductKey } from '@/content/product-names';

/** Which dialog of the enquiry is open, which product it is about, and what to return focus to. */
export interface EnquiryFlow {
  readonly step: 'closed' | 'age' | 'form';
  readonly product?: ProductKey;
  readonly opener?: HTMLElement;
}

export type EnquiryRequest = Omit<EnquiryFlow, 'step'>;

const closed: EnquiryFlow = { step: 'closed' };
const listeners = createListeners();
let flow = closed;

function move(next: EnquiryFlow): void {
  if (next.step === 'form' && flow.step !== 'form') resetProgress('modal');
  flow = next;
  listeners.notify();
}

/** The current flow: a snapshot for React. */
export function currentFlow(): EnquiryFlow {
  return flow;
}

/** The flow of a page that is being prerendered. */
export function closedFlow(): EnquiryFlow {
  return closed;
}

/** Calls back whenever the flow changes. */
export const subscribeToFlow = listeners.subscribe;

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
  move({ ...flow, step: 'form' });
}

/**
 * Closes whichever of the two is open. Product and opener stay: the dialog shows them until it has closed, and
 * may be opened again from a notice.
 */
export function closeEnquiry(): void {
  if (flow.step !== 'closed') move({ ...flow, step: 'closed' });
}

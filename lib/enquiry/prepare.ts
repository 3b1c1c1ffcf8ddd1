import { keepDraft, readDraft } from './draft';
import type { Details, Enquiry, EnquiryProduct, EnquirySource } from './enquiry';

/** An enquiry without its id and time. */
export interface EnquiryParts {
  readonly source: EnquirySource;
  readonly product: EnquiryProduct;
  readonly details: Details;
  readonly consentText: string;
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
export function prepareEnquiry({ source, product, details, consentText }: EnquiryParts): Enquiry {
  const words = JSON.stringify([product, details]);
  const { attempt } = readDraft(source);
  const id = attempt?.words === words ? attempt.id : newId();
  keepDraft(source, { attempt: { id, words } });
  return { id, source, ...details, product, consentText, sentAt: new Date().toISOString() };
}

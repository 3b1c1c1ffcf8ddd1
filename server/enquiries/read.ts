import { createHash } from 'node:crypto';
import { refusals } from '@/content/enquiry';
import {
  detailFields,
  enquiryProducts,
  enquirySources,
  type DetailField,
  type Details,
  type Enquiry,
  type EnquiryProduct,
  type EnquirySource,
} from '@/lib/enquiry/enquiry';
import { findProblems, isStorable, messagesFor, tidyDetails } from '@/lib/enquiry/validate';

/** Error messages by field, as the receiver answers them. */
type Errors = Partial<Record<keyof Enquiry, string>>;

/** A rejected enquiry, to be shown again in the form that it came from. */
export interface Attempt {
  readonly source: EnquirySource;
  readonly product: EnquiryProduct;
  readonly values: Details;
  readonly errors: Errors;
}

export type Reading = { kind: 'enquiry'; enquiry: Enquiry } | { kind: 'errors'; attempt: Attempt };

const idPattern = /^[\w-]{8,64}$/;
const longestConsent = 1000;
/** ISO 8601 as `Date` writes it; `Date.parse` alone accepts much more. */
const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/;

/** An id for a form without one: the same words on the same day, as after a reload, get the same id. */
function makeId(parts: readonly string[], day: string): string {
  const digest = createHash('sha256').update(JSON.stringify([day, ...parts]));
  return `form-${digest.digest('base64url').slice(0, 32)}`;
}

/**
 * Validates a request's values by the same rules as the forms. Forms that were posted without JavaScript have
 * no `id` and no `sentAt`; both are then made here.
 * @param now the time of arrival
 */
export function readEnquiry(body: Readonly<Record<string, unknown>>, now: Date): Reading {
  const errors: Errors = {};
  const text = (name: keyof Enquiry): string => {
    const value = Object.hasOwn(body, name) ? body[name] : undefined;
    if (value !== undefined && value !== null && typeof value !== 'string') {
      errors[name] = refusals.field;
    }
    return typeof value === 'string' ? value : '';
  };

  const raw = detailFields.map((field): [DetailField, string] => [field, text(field)]);
  const details = tidyDetails(Object.fromEntries(raw));
  const source = enquirySources.find((name) => name === text('source'));
  const product = enquiryProducts.find((name) => name === text('product'));
  const consentText = text('consentText').trim();
  const sentAt = text('sentAt') || now.toISOString();
  const id =
    text('id') ||
    makeId(
      [source ?? '', product ?? '', ...Object.values(details)],
      now.toISOString().slice(0, 10),
    );

  if (!idPattern.test(id)) errors.id = refusals.field;
  if (source === undefined) errors.source = refusals.field;
  if (product === undefined) errors.product = refusals.field;
  if (!consentText || consentText.length > longestConsent || !isStorable(consentText)) {
    errors.consentText = refusals.field;
  }
  if (!isoTime.test(sentAt) || Number.isNaN(Date.parse(sentAt))) {
    errors.sentAt = refusals.field;
  }
  const messages = messagesFor(findProblems(source ?? 'modal', details));

  const all = { ...messages, ...errors };
  if (Object.keys(all).length > 0 || source === undefined || product === undefined) {
    const form = { source: source ?? 'modal', product: product ?? '' } as const;
    return { kind: 'errors', attempt: { ...form, values: details, errors: all } };
  }
  return {
    kind: 'enquiry',
    enquiry: { id, source, ...details, product, consentText, sentAt },
  };
}

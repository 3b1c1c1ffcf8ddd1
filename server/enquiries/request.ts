import type { Context } from 'hono';
import { sha256 } from 'hono/utils/crypto';
import * as v from 'valibot';
import { lotsPath } from '@/content/lists/paths';
import { languageAt, languages, type Language } from '@/content/languages';
import type { VisitorWords } from '@/content/receiver';
import {
  detailFields,
  enquiryProducts,
  enquirySources,
  honeypot,
  maxAboutLength,
  type Details,
  type Enquiry,
  type EnquiryProduct,
  type EnquirySource,
} from '@/lib/enquiry/enquiry';
import { pagePath } from '@/lib/page-path';
import { validateDetails, isStorable, messagesFor, tidyDetails } from '@/lib/enquiry/validate';
import type { StoredEnquiry } from './tables';

/** The largest body that is read, in bytes. */
export const maxBodySize = 16 * 1024;

/** A host without characters that would make part of it a path or a user name. */
const hostName = /^[^\s/@?#\\]+$/;

/**
 * Whether a browser sent the request from a page of this site. Other programs send neither header and pass:
 * this guards only against other sites' pages.
 */
export function isSameOrigin(c: Context): boolean {
  const site = c.req.header('Sec-Fetch-Site') ?? 'none';
  if (site !== 'same-origin' && site !== 'none') return false;
  const origin = c.req.header('Origin');
  if (origin === undefined) return true;
  const asked = c.req.header('Host') ?? '';
  if (!hostName.test(asked) || !URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // Parsed as an address, so that letter case and default ports do not matter.
  const here = `${protocol}//${asked}`;
  return URL.canParse(here) && new URL(here).host === host;
}

/** The media type of a request without its parameters. */
function mediaType(c: Context): string {
  return c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Whether a browser posted the form without JavaScript. */
export function isForm(c: Context): boolean {
  return mediaType(c) === 'application/x-www-form-urlencoded';
}

/** The unchecked values of a request by name, or why there are none. */
export type Body = Readonly<Record<string, unknown>> | 'unreadable' | 'wrongType';

/** Reads JSON or a form. A body that is not UTF-8 is unreadable. */
export async function readBody(c: Context): Promise<Body> {
  const form = isForm(c);
  if (!form && mediaType(c) !== 'application/json') return 'wrongType';
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await c.req.arrayBuffer());
    if (form) {
      // Throws for escapes that are not UTF-8, which URLSearchParams would replace silently.
      decodeURIComponent(text);
      return Object.fromEntries(new URLSearchParams(text));
    }
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? { ...value } : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

/** The honeypot's name, and its earlier name in pages that browsers may still hold. */
const honeypotNames = [honeypot.name, 'website'];

/** Whether an enquiry is doubtful: its honeypot was filled in. */
export const doubtfulFlag = (body: Readonly<Record<string, unknown>>): StoredEnquiry['doubtful'] =>
  honeypotNames.some((name) => body[name]) ? 'yes' : '';

/** The page from which a request comes, or the home page. Browsers send its whole address within one site. */
function referringPage(c: Context): string {
  const page = c.req.header('Referer') ?? '';
  return pagePath(URL.canParse(page) ? new URL(page).pathname : '/');
}

/** The language of the answer: the one named in the enquiry, else that of the page it comes from. */
export function requestLanguage(c: Context, body?: Body): Language {
  const named = typeof body === 'object' && languages.find(({ code }) => code === body.language);
  return named || languageAt(referringPage(c));
}

/** The subject besides a product: the enquiry's own, or the lot's page from which a form was sent without JavaScript. */
export function subjectOf(c: Context, { about }: Readonly<Record<string, unknown>>): unknown {
  const page = isForm(c) ? referringPage(c) : '';
  return about || (page.includes(`${lotsPath}/`) ? page.slice(0, maxAboutLength) : '');
}

/** A rejected enquiry, to be shown again in the form that it came from. */
export interface RejectedEnquiry {
  readonly source: EnquirySource;
  readonly product: EnquiryProduct;
  readonly about: string;
  readonly values: Details;
  /** Error messages by field, as the receiver answers them. */
  readonly errors: Partial<Record<keyof Enquiry, string>>;
}

export type ReadResult =
  | { kind: 'enquiry'; enquiry: Enquiry & { readonly language: string; readonly about: string } }
  | { kind: 'errors'; attempt: RejectedEnquiry };

const typed = v.nullish(v.string());

/** Rules for the values of every sender. The forms' own rules check besides what a person types. */
const schema = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  source: v.picklist(enquirySources),
  product: v.nullish(v.picklist(enquiryProducts)),
  about: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(maxAboutLength), v.check(isStorable)),
    '',
  ),
  firstName: typed,
  lastName: typed,
  email: typed,
  phone: typed,
  consentText: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000), v.check(isStorable)),
  sentAt: v.pipe(v.string(), v.isoTimestamp()),
});

/**
 * Validates a request's values by the same rules as the forms. Forms that were posted without JavaScript have
 * no `id` and no `sentAt`; both are then made here. The same words on the same day, as after a reload, get the
 * same id.
 * @param now the time of arrival
 * @param words in the language of the enquiry
 */
export async function readEnquiry(
  body: Readonly<Record<string, unknown>>,
  now: Date,
  words: Pick<VisitorWords, 'code' | 'problemMessages' | 'refusals'>,
): Promise<ReadResult> {
  const source = enquirySources.find((name) => name === body.source) ?? 'modal';
  const product = enquiryProducts.find((name) => name === body.product) ?? '';
  const about = typeof body.about === 'string' ? body.about : '';
  const texts = detailFields.map((name) => [
    name,
    typeof body[name] === 'string' ? body[name] : '',
  ]);
  const values = tidyDetails(Object.fromEntries(texts) as Details);
  const time = now.toISOString();
  const digest = await sha256([
    time.slice(0, 10),
    source,
    product,
    ...Object.values(values),
    about,
  ]);
  const id = body.id || `form-${digest?.slice(0, 32)}`;

  const { success, output, issues } = v.safeParse(schema, {
    ...body,
    id,
    sentAt: body.sentAt || time,
  });
  const refused = issues?.map((issue) => [v.getDotPath(issue), words.refusals.field]) ?? [];
  const errors: RejectedEnquiry['errors'] = {
    ...messagesFor(validateDetails(source, values), words.problemMessages),
    ...Object.fromEntries(refused),
  };
  return success && Object.keys(errors).length === 0
    ? { kind: 'enquiry', enquiry: { ...output, ...values, product, language: words.code } }
    : { kind: 'errors', attempt: { source, product, about, values, errors } };
}

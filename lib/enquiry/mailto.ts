import { detailFields, type DetailField, type Enquiry } from './enquiry';

/** The words around an enquiry in a mail. */
export interface MailWords {
  readonly labels: Readonly<Record<DetailField, string>>;
  /** The line that says what the enquiry is about, if about something in particular. */
  readonly about?: string | undefined;
}

/** An enquiry as the text of a mail: one line for each filled field, then the consent. */
export function enquiryText(enquiry: Enquiry, { labels, about }: MailWords): string {
  const lines = detailFields
    .filter((field) => enquiry[field])
    .map((field) => `${labels[field]}: ${enquiry[field]}`);
  return [...(about ? [about, ''] : []), ...lines, '', enquiry.consentText].join('\n');
}

/** A link that opens the visitor's mail program with subject and text filled in (RFC 6068). */
export function mailtoLink(address: string, subject?: string, text?: string): string {
  const head = [
    ...(subject ? [`subject=${encodeURIComponent(subject)}`] : []),
    ...(text ? [`body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`] : []),
  ];
  return `mailto:${address}${head.length > 0 ? `?${head.join('&')}` : ''}`;
}

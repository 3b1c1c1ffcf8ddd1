/** A section of a legal text; an acknowledgment has no number. */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly number?: string;
}

/** The day of the last change of any legal text, as the sitemap has it. */
const lastUpdated = '2024-11-14';
const lastUpdatedText = new Date(`${lastUpdated}T00:00:00Z`).toLocaleDateString('en-US', {
  dateStyle: 'long',
  timeZone: 'UTC',
});

/** Dates and periods that the legal texts state, each once. */
export const legalFacts = {
  effective: 'November 2024',
  lastUpdated: { iso: lastUpdated, text: lastUpdatedText },
  /** The longest an enquiry is kept after the last message about it, in months. */
  enquiryMonths: 24,
  /** The longest a person waits for the answer to a privacy request, in days. */
  answerDays: 45,
  /** The longest a host's technical log is kept, in days. */
  logDays: 90,
} as const;

/** Words around every legal text. */
export const legalWords = {
  breadcrumbs: 'Breadcrumb',
  contents: 'On this page',
  effective: 'Effective',
  lastUpdated: 'Last updated',
} as const;

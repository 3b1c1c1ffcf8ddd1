import { brand } from './brand';
import data from './words/enquiry.json' with { type: 'json' };
import { fill, read } from './read';
import { routes } from './routes';
import type { EnquiryWords } from './schema/enquiry';

const words = read<EnquiryWords>(data);

/** What is said about a field that cannot be taken stands in the summary and beside the field. */
export const { fieldLabels, optional, problemMessages, consent, footerForm } = words;
export const { errorSummaryTitle, honeypotLabel, states } = words;

export const consentLink = {
  label: routes.privacyPolicy.breadcrumb,
  href: routes.privacyPolicy.path,
};

/** The sentence as it is kept with the enquiry. */
export function consentRecord(source: keyof EnquiryWords['consent']): string {
  return `${consent[source]} [${words.consentVersion}]`;
}

export const modalForm = {
  submit: words.modalForm.submit,
  /** Said above the fields where the enquiry is about one product. */
  about: (product: string) => fill(words.modalForm.about, { product }),
};

/** Where letters go, and what stands above them. */
export const mailTo = { address: brand.enquiriesEmail, subject: words.subject };

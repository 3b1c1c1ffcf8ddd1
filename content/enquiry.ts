import cornerNotesData from '@words/corner-notes.json' with { type: 'json' };
import dialogData from '@words/enquiry-dialog.json' with { type: 'json' };
import data from '@words/enquiry.json' with { type: 'json' };
import { brand, productNames, type ProductKey } from './brand';
import legalFacts from './facts/legal.json' with { type: 'json' };
import { linkTo } from './page-links';
import { fill, read } from './read';
import type { CornerNoteWords, EnquiryDialogWords, EnquiryWords } from './schema/enquiry';

const words = read<EnquiryWords>(data);

/** An error message is shown in the summary and beside its field. */
export const { fieldLabels, optional, problemMessages, consent, footerForm } = words;
export const { errorSummaryTitle, honeypotLabel, states: outcomeWords } = words;

export const consentLink = linkTo('privacyPolicy');

/** The sentence as it is kept with the enquiry, with the day since which it says so. */
export function consentRecord(
  source: keyof EnquiryWords['consent'],
  { consent }: Pick<EnquiryWords, 'consent'> = words,
): string {
  return `${consent[source]} [${legalFacts.consentSince}]`;
}

export const modalForm = {
  submit: words.modalForm.submit,
  /** Shown above the fields where the enquiry is about one product. */
  about: (product: string) => fill(words.modalForm.about, { product }),
};

/** What an enquiry is about: a product, something else, or both; nothing, if about neither. */
export function aboutLine(product: ProductKey | '' | undefined, about?: string) {
  const subject = [product && productNames[product], about].filter(Boolean).join(', ');
  return subject ? modalForm.about(subject) : undefined;
}

/** Where letters go, and what stands above them. */
export const mailTo = { address: brand.enquiriesEmail, subject: words.subject };

/** The contact modal, and the bottle that faces its form on wide screens. */
export const enquiryDialogWords = read<EnquiryDialogWords>(dialogData);

const { notice, invitation } = read<CornerNoteWords>(cornerNotesData);

/** The notice in the corner after the contact modal has closed by itself, or while it was sending. */
export const enquiryNoticeWords = { ...notice, news: { ...notice.news, sent: outcomeWords.sent } };

/** The corner invitation for a visitor who stays. */
export const invitationWords = invitation;

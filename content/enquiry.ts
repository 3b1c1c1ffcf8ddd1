import cornerNotesData from '@words/corner-notes.json' with { type: 'json' };
import dialogData from '@words/enquiry-dialog.json' with { type: 'json' };
import data from '@words/enquiry.json' with { type: 'json' };
import { brand, productNames, type ProductKey } from './brand';
import legalFacts from './facts/legal.json' with { type: 'json' };
import { linkTo } from './page-links';
import { fill, read } from './read';
import type { CornerNoteWords, EnquiryDialogWords, EnquiryWords } from './schema/enquiry';

const words = read<EnquiryWords>(data);

/** Texts of the two forms. `problemMessages` are shown in the error summary and beside the field. */
export const { fieldLabels, optional, problemMessages, consent, footerForm } = words;
export const { errorSummaryTitle, honeypotLabel, states: outcomeWords } = words;

export const consentLink = linkTo('privacyPolicy');

/** The consent text that is stored with an enquiry: as the form showed it, and the date of this wording. */
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

/** Recipient and subject of the mail that a visitor writes where no endpoint is configured. */
export const mailTo = { address: brand.enquiriesEmail, subject: words.subject };

/** Texts of the contact modal and of the bottle's picture in it. */
export const enquiryDialogWords = read<EnquiryDialogWords>(dialogData);

const { notice, invitation } = read<CornerNoteWords>(cornerNotesData);

/** Texts of the corner notice: the contact modal has closed after its time, or was closed while an enquiry was being sent. */
export const enquiryNoticeWords = { ...notice, news: { ...notice.news, sent: outcomeWords.sent } };

/** Texts of the corner invitation, which comes 15 seconds after the page was first seen. */
export const invitationWords = invitation;

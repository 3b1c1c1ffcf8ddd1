import data from './words/enquiry-dialog.json' with { type: 'json' };
import { read } from './read';
import type { EnquiryDialogWords } from './schema/enquiry';

/** The contact modal, and the bottle that faces its form on wide screens. */
export const enquiryDialogWords = read<EnquiryDialogWords>(data);

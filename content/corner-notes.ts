import data from './words/corner-notes.json' with { type: 'json' };
import { states } from './enquiry';
import { read } from './read';
import type { CornerNoteWords } from './schema/enquiry';

const { notice, invitation } = read<CornerNoteWords>(data);

/** What stands in the corner after the contact modal has closed by itself, or while it was sending. */
export const enquiryNoticeWords = { ...notice, news: { ...notice.news, sent: states.sent } };

/** The corner invitation for a visitor who stays. */
export const invitationWords = invitation;

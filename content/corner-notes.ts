import { states } from './enquiry';

/** What stands in the corner after the contact modal has closed by itself, or while it was sending. */
export const enquiryNoticeWords = {
  /** Said to screen readers where a dialog takes a second or more to arrive. */
  opening: 'Opening…',
  news: {
    closed: 'The enquiry form has closed. You can open it again at any time.',
    kept: 'The enquiry form has closed. What you typed is kept, and will be there when you open it again.',
    sending: 'The enquiry form has closed. Your enquiry is still being sent.',
    sent: states.sent,
    failed:
      'Your enquiry did not get through. What you typed is kept, and will be there when you open the form again.',
  },
  reopen: 'Open it again',
  dismiss: 'Dismiss',
} as const;

/** The corner invitation for a visitor who stays. */
export const invitationWords = {
  heading: 'Savor the moment',
  text: 'A question about the bottle, or the gold in it? Please ask.',
  open: 'Write to us',
  dismiss: 'Not now',
  /** What the mark is called into which it folds. */
  mark: 'Invitation',
} as const;

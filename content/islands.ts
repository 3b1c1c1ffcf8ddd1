import { states } from './enquiry';

/** The contact modal. Heading and text are the specification's. */
export const enquiryDialogWords = {
  heading: 'Savor the Moment',
  text: "Let's raise a glass to great tequila! Contact us to learn more or make an inquiry today.",
  close: 'Close',
  /** The page that faces the form on wide screens: the bottle in its place. */
  plates: {
    plata: {
      picture: 'plata-setting',
      alt: 'The bottle of Plata on a white ledge, the shadow of a palm on the wall behind it.',
    },
    anejo: {
      picture: 'anejo-setting',
      alt: 'The bottle of Añejo on dark wood, lit before a wall of barrels.',
    },
  },
} as const;

/** What stands in the corner after the contact modal has closed by itself, or while it was sending. */
export const enquiryNoticeWords = {
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
} as const;

/** The footer's motion switch. */
export const motionSwitchWords = {
  label: 'Calm motion',
  bySystem: 'Your system already asks for less motion, so this page is calm.',
} as const;

/** The live part of the panel on /cookies; the items themselves are in `device-storage.ts`. */
export const devicePanelWords = {
  now: 'On your device now',
  nothing: 'Nothing',
  unknown: 'Shown where JavaScript runs',
  remove: 'Delete',
  removed: 'is deleted.',
  signal: {
    heading: 'Global Privacy Control',
    received:
      'Your browser sends this signal. We have received it and take it as your refusal of any sale or sharing of your data.',
    absent: 'Your browser does not send this signal. We would take it as your refusal.',
  },
} as const;

import { brand } from './brand';
import { routes } from './routes';
import type { Consent, FieldLabels, ProblemMessages } from './schema/enquiry';

export const fieldLabels: FieldLabels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  phone: 'Phone Number',
};

export const optional = '(optional)';

const odd = (label: string) =>
  `${label} holds an invisible character. Delete it and type the name again`;

/** What is said about a field that cannot be taken, in the summary and beside the field. */
export const problemMessages: ProblemMessages = {
  firstName: {
    missing: 'Enter your first name',
    long: 'First name must be 80 characters or fewer',
    characters: odd('First name'),
  },
  lastName: {
    missing: 'Enter your last name',
    long: 'Last name must be 80 characters or fewer',
    characters: odd('Last name'),
  },
  email: {
    missing: 'Enter your email address',
    long: 'Email address must be 254 characters or fewer',
    format: 'Enter an email address in the correct format, like name@mail.example',
  },
  phone: {
    format: 'Enter a phone number with 7 to 15 digits, like +1 614 555 0142, or leave it empty',
  },
};

/** Changes with every change of the sentences below: the record of each consent names it. */
const consentVersion = '2024-11-14';

/** The sentence before the form's button; `consentLink` follows it. */
export const consent: Consent = {
  modal: `By sending this you confirm that you are ${brand.minimumAge} or over and agree that ${brand.company.legalName} uses these details to answer your enquiry, and for nothing else.`,
  footer: `By sending this you confirm that you are ${brand.minimumAge} or over and agree that ${brand.company.legalName} uses your address to write back to you, and for nothing else.`,
};

export const consentLink = {
  label: routes.privacyPolicy.breadcrumb,
  href: routes.privacyPolicy.path,
} as const;

/** The sentence as it is kept with the enquiry. */
export function consentRecord(source: keyof Consent): string {
  return `${consent[source]} [${consentVersion}]`;
}

export const modalForm = {
  submit: 'Let’s Experience The Taste',
  /** Said above the fields where the enquiry is about one product. */
  about: (product: string) => `About ${product}`,
} as const;

export const footerForm = {
  emailLabel: 'Your email',
  submit: 'Submit',
  /** The link in the form's place where it needs JavaScript and there is none. */
  byMail: 'Write to us by email',
} as const;

export const errorSummaryTitle = 'There is a problem';

export const honeypotLabel = 'Leave this field empty';

/** What is said while an enquiry is under way and after it. */
export const states = {
  sending: 'Sending…',
  sentTitle: 'Thank you',
  sent: 'Your enquiry has arrived. We will write to the address you gave us.',
  failedTitle: 'It was not sent',
  failed: 'Your enquiry did not get through. What you typed is kept. Try again, or write to',
  again: 'Try again',
  /** After the errors of fields, where the receiver named something besides. */
  others: 'Something else was not accepted either. If that stays so, write to',
  mailOpenedTitle: 'One step left',
  mailOpened:
    'Your mail program should have opened with the enquiry written out. Send it from there. If nothing opened, copy the text and send it to',
  copy: 'Copy the text',
  copied: 'Copied',
  letterLabel: 'Your enquiry',
} as const;

/** Where letters go, and what stands above them. */
export const mailTo = {
  address: brand.email.enquiries,
  subject: `An enquiry to ${brand.name}`,
} as const;

/** The mail that tells the brand of an enquiry. */
export const notice = {
  subject: (sender: string) => `Enquiry from ${sender}`,
  received: (time: string) => `Received ${time}. A reply goes to the sender.`,
} as const;

/** The page that answers a form sent without JavaScript. */
export const receiverPage = {
  sentTitle: states.sentTitle,
  sent: states.sent,
  problemTitle: errorSummaryTitle,
  problem: 'Nothing has been sent yet. Change what is named here and send it again.',
  failedTitle: states.failedTitle,
  home: `Back to ${brand.name}`,
  writeInstead: 'To get in touch, write to',
} as const;

/** What the receiver answers to a request that is not an enquiry it can take. */
export const refusals = {
  tooLarge: 'The enquiry is too large',
  tooMany: 'Too many enquiries have come from your address. Wait a minute and send it again',
  wrongType: 'Send the enquiry as JSON or as a form',
  wrongMethod: 'Enquiries are taken from the form only',
  unreadable: 'The enquiry could not be read',
  elsewhere: 'The enquiry must come from this website',
  notKept: 'The enquiry could not be kept',
  field: 'This value cannot be taken',
} as const;

import * as v from 'valibot';
import { pictureIn } from './address';
import {
  altText,
  field,
  headingLine,
  labelText,
  lockedText,
  sentenceText,
  plainText,
  textOfLength,
  textWith,
} from './text';

/** Messages are read aloud and beside a field: one short sentence each. */
const message = textOfLength(10, 110);
const consentSentence = textOfLength(60, 300);
const tooLong = field('Too long', textWith('most'), '{most} becomes the number of characters.');

const nameProblems = (label: string) =>
  field(
    label,
    v.strictObject({
      missing: field('Left empty', message),
      long: tooLong,
      characters: field('Holds an invisible character', message),
    }),
  );

export const enquirySchema = v.strictObject({
  fieldLabels: field(
    'Names of the fields',
    v.strictObject({
      firstName: field('First name', lockedText('First Name')),
      lastName: field('Last name', lockedText('Last Name')),
      email: field('Email', lockedText('Email')),
      phone: field('Phone', lockedText('Phone Number')),
    }),
  ),
  optional: field('After a field that may stay empty', labelText),
  problemMessages: field(
    'What is said of a field that cannot be taken',
    v.strictObject({
      firstName: nameProblems('First name'),
      lastName: nameProblems('Last name'),
      email: field(
        'Email',
        v.strictObject({
          missing: field('Left empty', message),
          long: tooLong,
          format: field('No email address', message),
        }),
      ),
      phone: field(
        'Phone',
        v.strictObject({
          format: field(
            'No phone number',
            textWith('fewest', 'most'),
            '{fewest} and {most} become numbers of digits.',
          ),
        }),
      ),
    }),
    'Above the form and beside the field.',
  ),
  consent: field(
    'Consent',
    v.strictObject({
      modal: field('In the contact form', consentSentence),
      footer: field('In the footer', consentSentence),
    }),
    'Before the button; a link to the Privacy Policy follows. Let counsel agree to a change, and write its day into “Consent” under “Dates and periods of legal texts”.',
  ),
  modalForm: field(
    'Contact form',
    v.strictObject({
      submit: field('Button', lockedText('Let’s Experience The Taste')),
      about: field(
        'Above the fields, if the enquiry is about one tequila',
        textWith('product'),
        '{product} becomes Plata or Añejo.',
      ),
    }),
  ),
  footerForm: field(
    'Form in the footer',
    v.strictObject({
      emailLabel: field('Name of the field', labelText),
      submit: field('Button', lockedText('Submit')),
      byMail: field(
        'Link in its place',
        labelText,
        'Where the form needs JavaScript and there is none.',
      ),
    }),
  ),
  errorSummaryTitle: field('Heading above what is wrong', headingLine),
  honeypotLabel: field(
    'Name of the field that nobody sees',
    labelText,
    'Programs fill it in: the enquiry then counts as doubtful.',
  ),
  states: field(
    'While an enquiry is under way, and after it',
    v.strictObject({
      sending: field('While it is sent', labelText),
      sentTitle: field('Sent: heading', headingLine),
      sent: field('Sent', sentenceText),
      failedTitle: field('Failed: heading', headingLine),
      failed: field('Failed', sentenceText, 'The mail address follows.'),
      again: field('Failed: button', labelText),
      others: field(
        'Refused for another reason',
        sentenceText,
        'After what is said of fields; the mail address follows.',
      ),
      mailOpenedTitle: field('Mail program opened: heading', headingLine),
      mailOpened: field('Mail program opened', sentenceText, 'The mail address follows.'),
      copy: field('Button that copies the enquiry', labelText),
      copied: field('The same button afterwards', labelText),
      letterLabel: field('Name of the field with the enquiry written out', labelText),
    }),
  ),
  subject: field('Subject of a letter to the brand', headingLine),
});
export type EnquiryWords = v.InferOutput<typeof enquirySchema>;

export const receiverSchema = v.strictObject({
  notice: field(
    'The mail that tells of an enquiry',
    v.strictObject({
      subject: field('Subject', textWith('sender'), '{sender} becomes the sender’s name.'),
      writtenIn: field(
        'Language of the visitor',
        textWith('language'),
        '{language} becomes its name, as in Spanish.',
      ),
      received: field('Last line', textWith('time'), '{time} becomes day and hour.'),
      doubtful: field(
        'Doubtful enquiries',
        v.strictObject({
          subject: field(
            'Subject of one',
            textWith('sender'),
            '{sender} becomes the sender’s name.',
          ),
          list: field('Subject of a list', textWith('count'), '{count} becomes their number.'),
          why: field('Why they are doubtful', sentenceText),
          kept: field('Above a list', sentenceText),
          more: field('Below a list', textWith('count'), '{count} becomes the number of others.'),
        }),
        'Those of which a program filled in the field that people do not see.',
      ),
    }),
  ),
  page: field(
    'The page that answers a form sent without JavaScript',
    v.strictObject({
      problem: field('Something is to be changed', sentenceText),
      home: field('Link to the home page', labelText),
      writeInstead: field('Before the mail address', labelText),
    }),
  ),
  refusals: field(
    'What a visitor is told when an enquiry is refused',
    v.strictObject({
      tooLarge: field('Too large', message),
      tooMany: field('Too many from one address', message),
      wrongType: field('Sent in another form', message),
      wrongMethod: field('Not sent from a form', message),
      unreadable: field('Unreadable', message),
      elsewhere: field('Sent from another website', message),
      notKept: field('Could not be kept', message),
      field: field('A field of no use', message),
    }),
  ),
});
export type ReceiverWords = v.InferOutput<typeof receiverSchema>;

export const cornerNotesSchema = v.strictObject({
  notice: field(
    'After the contact form has closed by itself',
    v.strictObject({
      opening: field('While the form is fetched', labelText, 'Read out only.'),
      news: field(
        'What has become of the enquiry',
        v.strictObject({
          closed: field('Nothing was typed', sentenceText),
          kept: field('Something was typed', sentenceText),
          sending: field('It is being sent', sentenceText),
          failed: field('It could not be sent', sentenceText),
        }),
      ),
      reopen: field('Button that opens the form again', labelText),
      dismiss: field('Button that takes the note away', labelText),
    }),
  ),
  invitation: field(
    'Invitation in the corner',
    v.strictObject({
      heading: field('Heading', headingLine),
      text: field('Text', sentenceText),
      open: field('Button that opens the contact form', labelText),
      dismiss: field('Button that takes it away', labelText),
      mark: field('Name of the mark into which it folds', labelText, 'Read out only.'),
    }),
    'For a visitor who has confirmed the age and stays for a quarter of a minute.',
  ),
});
export type CornerNoteWords = v.InferOutput<typeof cornerNotesSchema>;

const pictureSchema = (called: string) =>
  field(
    called,
    v.strictObject({
      // Stated in every language: the dialog's script reads these words, and would bring the English ones along.
      picture: field('File', v.pipe(pictureIn('3 / 4', '3 / 4'), v.metadata({ shared: false }))),
      alt: field('The picture in words', altText, 'Read out to those who do not see it.'),
    }),
  );

export const enquiryDialogSchema = v.strictObject({
  heading: field('Heading', lockedText('Savor the Moment')),
  text: field(
    'Text',
    lockedText(
      "Let's raise a glass to great tequila! Contact us to learn more or make an inquiry today.",
    ),
  ),
  close: field('Button that closes it', plainText),
  plates: field(
    'The bottle beside the form',
    v.strictObject({ plata: pictureSchema('Plata'), anejo: pictureSchema('Añejo') }),
    'On wide screens: the bottle that the enquiry is about.',
  ),
});
export type EnquiryDialogWords = v.InferOutput<typeof enquiryDialogSchema>;

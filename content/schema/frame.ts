import * as v from 'valibot';
import {
  field,
  headingLine,
  headingLines,
  labelText,
  listOf,
  lockedText,
  sentenceText,
  plainText,
  textOfLength,
  textWith,
} from './text';

const readOut = 'Read out to those who do not see the page.';

export const chromeSchema = v.strictObject({
  skip: field('Link that skips the header', labelText, 'Shows when the keyboard reaches it.'),
  homeLink: field('The mark, as a link', labelText, readOut),
  links: field(
    'Links',
    v.strictObject({
      home: field('Top of the home page', lockedText('Home')),
      collections: field('Collections', lockedText('Collections')),
      experience: field('Experience', lockedText('Experience')),
      about: field('About us', lockedText('About Us')),
    }),
  ),
  mainNavigation: field('The links of the header', labelText, readOut),
  menu: field('Button that opens the menu', labelText, `On phones. ${readOut}`),
  closeMenu: field('Button that closes the menu', labelText, readOut),
  back: field('Arrow on a phone that leads home', labelText, readOut),
});
export type ChromeWords = v.InferOutput<typeof chromeSchema>;

export const footerSchema = v.strictObject({
  about: field(
    'About us',
    v.strictObject({
      heading: field('Heading', lockedText('About Us')),
      blurb: field('Text', textOfLength(40, 240)),
    }),
  ),
  quickLinks: field(
    'Quick links',
    v.strictObject({
      heading: field('Heading', lockedText('Quick Links')),
      home: field('Top of the home page', lockedText('Home')),
      collections: field('Collections', lockedText('Collections')),
      experience: field('Experience', lockedText('Experience')),
      about: field('About us', lockedText('About us')),
    }),
  ),
  collections: field(
    'Our collections',
    v.strictObject({ heading: field('Heading', lockedText('Our Collections')) }),
  ),
  texts: field(
    'Text pages',
    v.strictObject({ heading: field('Heading', headingLine) }),
    'Above the links to text pages that are in the footer.',
  ),
  contact: field(
    'Contact us',
    v.strictObject({
      heading: field('Heading', lockedText('Contact Us')),
      writeTo: field('Before the mail address', labelText),
      social: field('Link to the profile for pictures', sentenceText),
    }),
  ),
  legal: field('The links to the legal pages', labelText, readOut),
  responsibility: field(
    'The strip that accompanies every advertisement for spirits',
    v.strictObject({
      drink: field('Drink responsibly', sentenceText),
      share: field('Do not share', sentenceText),
    }),
  ),
  credit: field('Credit', textOfLength(4, 80)),
  noScript: field(
    'Where there is no JavaScript, and so no age gate',
    sentenceText,
    'At the top of every page.',
  ),
});
export type FooterWords = v.InferOutput<typeof footerSchema>;

export const ageSchema = v.strictObject({
  gate: field(
    'Age gate',
    v.strictObject({
      heading: field('Heading', lockedText('Welcome')),
      text: field('Text', lockedText('You must be {age} to view and use this website')),
      under: field('No', lockedText('I am under {age}')),
      over: field('Yes', lockedText('I am over {age}')),
      shared: field('Note below the buttons', sentenceText, 'In the dialog below too.'),
      linksLabel: field('Before the links to the legal pages', labelText),
    }),
    'Lies over the page five seconds after it opens, until the visitor answers.',
  ),
  keptLink: field(
    'Link to the Cookies Policy in the age gate',
    labelText,
    'Do not write “cookies”: browser extensions that answer cookie questions would press our buttons.',
  ),
  confirm: field(
    'The dialog that asks before an enquiry',
    v.strictObject({
      heading: field('Heading', lockedText('Confirm your age')),
      text: field('Text', sentenceText),
      before: field('Before the link to the page on responsible drinking', labelText),
      organisation: field('The link’s words', labelText),
      verify: field('Yes', labelText),
      close: field('Button that closes it', labelText),
    }),
  ),
  forget: field(
    'Forgetting the answer',
    v.strictObject({
      action: field('Button', labelText),
      done: field('Afterwards', sentenceText),
      nothing: field('If there was nothing to forget', sentenceText),
    }),
    'At the foot of every page.',
  ),
});
export type AgeWords = v.InferOutput<typeof ageSchema>;

export const carouselSchema = v.strictObject({
  role: field('What it is', lockedText('carousel'), readOut),
  slideRole: field('What one picture is', labelText, readOut),
  pause: field('Button that stops it', labelText),
  play: field('Button that starts it', labelText),
  dots: field('The row of dots', labelText, readOut),
  goTo: field('A dot', lockedText('Go to slide {slide}', 'slide'), readOut),
  position: field(
    'Where one is',
    textWith('slide', 'total'),
    `{slide} and {total} become numbers. ${readOut}`,
  ),
});
export type CarouselWords = v.InferOutput<typeof carouselSchema>;

export const liveGoldSchema = v.strictObject({
  pause: field('Button that stops the gold', labelText),
  play: field('Button that lets it drift', labelText),
  stirHint: field('How to stir it', labelText, readOut),
  tilt: field('Button that lets a phone’s tilt stir it', labelText),
});
export type LiveGoldWords = v.InferOutput<typeof liveGoldSchema>;

export const motionSwitchSchema = v.strictObject({
  label: field('The switch', labelText),
  bySystem: field('Where the system asks for less motion already', sentenceText),
});
export type MotionSwitchWords = v.InferOutput<typeof motionSwitchSchema>;

export const notFoundSchema = v.strictObject({
  heading: field('Heading', headingLines),
  text: field('Text', textOfLength(20, 200)),
  up: field('Link to the home page', labelText),
  down: field('Link to the two tequilas', labelText),
});
export type NotFoundWords = v.InferOutput<typeof notFoundSchema>;

const deviceItem = v.strictObject({
  key: field(
    'Name',
    v.pipe(
      v.picklist(['ageVerified', 'motion', 'units', 'enquiryDraft', 'invitation']),
      v.metadata({ locked: true }),
    ),
  ),
  kept: field(
    'Where it is kept',
    v.pipe(v.picklist(['localStorage', 'sessionStorage']), v.metadata({ locked: true })),
  ),
  purpose: field('What it is for', sentenceText),
  written: field('When it is written', sentenceText),
  lifetime: field('How long it stays', sentenceText),
});

export const deviceStorageSchema = v.strictObject({
  items: field(
    'What the site keeps',
    listOf(deviceItem, {
      entry: 'item',
      by: 'key',
      minEntries: 5,
      maxEntries: 5,
      why: ', one for each key',
    }),
    'The names are those in the program: a developer changes what is kept.',
  ),
  words: field(
    'The table',
    v.strictObject({
      title: field('Title', headingLine),
      caption: field('Below it', sentenceText),
      columns: field(
        'Columns',
        v.strictObject({
          key: field('First', labelText),
          purpose: field('Second', labelText),
          lifetime: field('Third', labelText),
        }),
      ),
    }),
  ),
  panel: field(
    'What is on the visitor’s device',
    v.strictObject({
      now: field('Heading of the column', labelText),
      nothing: field('Nothing is kept', labelText),
      unknown: field('Without JavaScript', labelText),
      remove: field('Button that deletes an item', labelText),
      removed: field('After the name of a deleted item', plainText),
      signal: field(
        'Global Privacy Control',
        v.strictObject({
          heading: field('Heading', headingLine),
          received: field('The browser sends it', sentenceText),
          absent: field('The browser does not', sentenceText),
        }),
      ),
    }),
  ),
});
export type DeviceStorageWords = v.InferOutput<typeof deviceStorageSchema>;

import * as v from 'valibot';
import {
  field,
  headingLine,
  headingLines,
  label,
  list,
  locked,
  sentence,
  words,
  wordsBetween,
  wordsWith,
} from './text';

const readOut = 'Read out to those who do not see the page.';

export const chromeSchema = v.strictObject({
  skip: field('Link that skips the header', label, 'Shows when the keyboard reaches it.'),
  homeLink: field('The mark, as a link', label, readOut),
  links: field(
    'Links',
    v.strictObject({
      home: field('Top of the home page', locked('Home')),
      collections: field('Collections', locked('Collections')),
      experience: field('Experience', locked('Experience')),
      about: field('About us', locked('About Us')),
    }),
  ),
  mainNavigation: field('The links of the header', label, readOut),
  menu: field('Button that opens the menu', label, `On phones. ${readOut}`),
  closeMenu: field('Button that closes the menu', label, readOut),
  back: field('Arrow on a phone that leads home', label, readOut),
});
export type ChromeWords = v.InferOutput<typeof chromeSchema>;

export const footerSchema = v.strictObject({
  about: field(
    'About us',
    v.strictObject({
      heading: field('Heading', locked('About Us')),
      blurb: field('Text', wordsBetween(40, 240)),
    }),
  ),
  quickLinks: field(
    'Quick links',
    v.strictObject({
      heading: field('Heading', locked('Quick Links')),
      home: field('Top of the home page', locked('Home')),
      collections: field('Collections', locked('Collections')),
      experience: field('Experience', locked('Experience')),
      about: field('About us', locked('About us')),
    }),
  ),
  collections: field(
    'Our collections',
    v.strictObject({ heading: field('Heading', locked('Our Collections')) }),
  ),
  texts: field(
    'Text pages',
    v.strictObject({ heading: field('Heading', headingLine) }),
    'Above the links to text pages that are in the footer.',
  ),
  contact: field(
    'Contact us',
    v.strictObject({
      heading: field('Heading', locked('Contact Us')),
      writeTo: field('Before the mail address', label),
      social: field('Link to the profile for pictures', sentence),
    }),
  ),
  legal: field('The links to the legal pages', label, readOut),
  responsibility: field(
    'The strip that accompanies every advertisement for spirits',
    v.strictObject({
      drink: field('Drink responsibly', sentence),
      share: field('Do not share', sentence),
    }),
  ),
  credit: field('Credit', wordsBetween(4, 80)),
  noScript: field(
    'Where there is no JavaScript, and so no age gate',
    sentence,
    'At the top of every page.',
  ),
});
export type FooterWords = v.InferOutput<typeof footerSchema>;

export const ageSchema = v.strictObject({
  gate: field(
    'Age gate',
    v.strictObject({
      heading: field('Heading', locked('Welcome')),
      text: field('Text', locked('You must be {age} to view and use this website')),
      under: field('No', locked('I am under {age}')),
      over: field('Yes', locked('I am over {age}')),
      shared: field('Note below the buttons', sentence, 'In the dialog below too.'),
      linksLabel: field('Before the links to the legal pages', label),
    }),
    'Lies over the page five seconds after it opens, until the visitor answers.',
  ),
  keptLink: field(
    'Link to the Cookies Policy in the age gate',
    label,
    'Do not write “cookies”: browser extensions that answer cookie questions would press our buttons.',
  ),
  confirm: field(
    'The dialog that asks before an enquiry',
    v.strictObject({
      heading: field('Heading', locked('Confirm your age')),
      text: field('Text', sentence),
      before: field('Before the link to the page on responsible drinking', label),
      organisation: field('The link’s words', label),
      verify: field('Yes', label),
      close: field('Button that closes it', label),
    }),
  ),
  forget: field(
    'Forgetting the answer',
    v.strictObject({
      action: field('Button', label),
      done: field('Afterwards', sentence),
      nothing: field('If there was nothing to forget', sentence),
    }),
    'At the foot of every page.',
  ),
});
export type AgeWords = v.InferOutput<typeof ageSchema>;

export const carouselSchema = v.strictObject({
  role: field('What it is', locked('carousel'), readOut),
  slideRole: field('What one picture is', label, readOut),
  pause: field('Button that stops it', label),
  play: field('Button that starts it', label),
  dots: field('The row of dots', label, readOut),
  goTo: field('A dot', locked('Go to slide {slide}', 'slide'), readOut),
  position: field(
    'Where one is',
    wordsWith('slide', 'total'),
    `{slide} and {total} become numbers. ${readOut}`,
  ),
});
export type CarouselWords = v.InferOutput<typeof carouselSchema>;

export const liveGoldSchema = v.strictObject({
  pause: field('Button that stops the gold', label),
  play: field('Button that lets it drift', label),
  stirHint: field('How to stir it', label, readOut),
  tilt: field('Button that lets a phone’s tilt stir it', label),
});
export type LiveGoldWords = v.InferOutput<typeof liveGoldSchema>;

export const motionSwitchSchema = v.strictObject({
  label: field('The switch', label),
  bySystem: field('Where the system asks for less motion already', sentence),
});
export type MotionSwitchWords = v.InferOutput<typeof motionSwitchSchema>;

export const notFoundSchema = v.strictObject({
  heading: field('Heading', headingLines),
  text: field('Text', wordsBetween(20, 200)),
  up: field('Link to the home page', label),
  down: field('Link to the two tequilas', label),
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
  purpose: field('What it is for', sentence),
  written: field('When it is written', sentence),
  lifetime: field('How long it stays', sentence),
});

export const deviceStorageSchema = v.strictObject({
  items: field(
    'What the site keeps',
    list(deviceItem, { entry: 'item', by: 'key', fewest: 5, most: 5, why: ', one for each key' }),
    'The names are those in the program: a developer changes what is kept.',
  ),
  words: field(
    'The table',
    v.strictObject({
      title: field('Title', headingLine),
      caption: field('Below it', sentence),
      columns: field(
        'Columns',
        v.strictObject({
          key: field('First', label),
          purpose: field('Second', label),
          lifetime: field('Third', label),
        }),
      ),
    }),
  ),
  panel: field(
    'What is on the visitor’s device',
    v.strictObject({
      now: field('Heading of the column', label),
      nothing: field('Nothing is kept', label),
      unknown: field('Without JavaScript', label),
      remove: field('Button that deletes an item', label),
      removed: field('After the name of a deleted item', words),
      signal: field(
        'Global Privacy Control',
        v.strictObject({
          heading: field('Heading', headingLine),
          received: field('The browser sends it', sentence),
          absent: field('The browser does not', sentence),
        }),
      ),
    }),
  ),
});
export type DeviceStorageWords = v.InferOutput<typeof deviceStorageSchema>;

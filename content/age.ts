import data from '@words/age.json' with { type: 'json' };
import { brand } from './brand';
import { linkTo, type NavigationLink } from './page-links';
import { read } from './read';
import { routes } from './routes';
import type { AgeWords } from './schema/frame';

const words = read<AgeWords>(data);

/** The organisation that a visitor under age is sent to. */
export const responsibleDrinking = {
  label: words.confirm.organisation,
  href: brand.responsibleDrinkingUrl,
};

/** The age gate. */
export const ageGateWords = words.gate;

/**
 * The legal pages, which can be read before answering. The cookies page is named by its contents: extensions that
 * answer consent questions look for its usual name and would press our buttons.
 */
export const ageGateLinks: readonly NavigationLink[] = [
  linkTo('privacyPolicy'),
  linkTo('termsOfUse'),
  linkTo('termsAndConditions'),
  { label: words.keptLink, href: routes.cookies.path },
];

/** The dialog that asks before an enquiry. */
export const confirmAgeWords = {
  ...words.confirm,
  shared: words.gate.shared,
  privacy: linkTo('privacyPolicy'),
  responsible: { ...responsibleDrinking, before: words.confirm.before },
};

/** The footer's button, and what it says once it is pressed. */
export const forgetAgeWords = words.forget;

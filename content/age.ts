import { brand } from './brand';
import data from './words/age.json' with { type: 'json' };
import type { NavigationLink } from './navigation';
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
 * The legal pages, which can be read before answering. The last is named by what it tells:
 * extensions that answer consent questions look for its usual name, and would press our buttons.
 */
export const ageGateLinks: readonly NavigationLink[] = [
  { label: routes.privacyPolicy.breadcrumb, href: routes.privacyPolicy.path },
  { label: routes.termsOfUse.breadcrumb, href: routes.termsOfUse.path },
  { label: routes.termsAndConditions.breadcrumb, href: routes.termsAndConditions.path },
  { label: words.keptLink, href: routes.cookies.path },
];

/** Routes that the age gate leaves open. */
export const openPaths: readonly string[] = Object.values(routes)
  .filter(({ legal }) => legal)
  .map(({ path }) => path);

/** The dialog that asks before an enquiry. */
export const confirmAgeWords = {
  ...words.confirm,
  shared: words.gate.shared,
  privacy: { label: routes.privacyPolicy.breadcrumb, href: routes.privacyPolicy.path },
  responsible: { ...responsibleDrinking, before: words.confirm.before },
};

/** The footer's button, and what it says once it is pressed. */
export const forgetAgeWords = words.forget;

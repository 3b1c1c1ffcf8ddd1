import { brand } from './brand';
import { routes } from './routes';
import type { NavigationLink } from './schema/navigation';

const age = brand.minimumAge;

/** The organisation that a visitor under age is sent to. */
export const responsibleDrinking = {
  label: 'responsibility.org',
  href: brand.responsibleDrinkingUrl,
} as const;

/** The age gate. Its heading, text and actions are the specification's. */
export const ageGateWords = {
  heading: 'Welcome',
  text: `You must be ${age} to view and use this website`,
  under: `I am under ${age}`,
  over: `I am over ${age}`,
  shared:
    'Only a yes is kept, and only in this browser. If others use it too, delete it afterwards at the foot of any page.',
  linksLabel: 'Before you answer',
} as const;

/**
 * The legal pages, which can be read before answering. The last is named by what it tells:
 * extensions that answer consent questions look for its usual name, and would press our buttons.
 */
export const ageGateLinks: readonly NavigationLink[] = [
  { label: routes.privacyPolicy.breadcrumb, href: routes.privacyPolicy.path },
  { label: routes.termsOfUse.breadcrumb, href: routes.termsOfUse.path },
  { label: routes.termsAndConditions.breadcrumb, href: routes.termsAndConditions.path },
  { label: 'What we keep on your device', href: routes.cookies.path },
];

/** Routes that the age gate leaves open. */
export const openPaths: readonly string[] = Object.values(routes)
  .filter(({ legal }) => legal)
  .map(({ path }) => path);

/** The dialog that asks before an enquiry. */
export const confirmAgeWords = {
  heading: 'Confirm your age',
  text: `Before we talk tequila, please verify that you are ${age} or over.`,
  shared: ageGateWords.shared,
  privacy: { label: routes.privacyPolicy.breadcrumb, href: routes.privacyPolicy.path },
  responsible: { ...responsibleDrinking, before: `Under ${age}? Visit` },
  verify: 'Verify',
  close: 'Close',
} as const;

/** The footer's button, and what it says once it is pressed. */
export const forgetAgeWords = {
  action: 'Forget my age confirmation',
  done: 'Forgotten. We will ask for your age again on your next visit.',
  nothing: 'There is nothing to forget: this browser holds no confirmation.',
} as const;

/** Stands at the top of every page where there is no JavaScript, and so no age gate. */
export const noScriptNote = `This website is for people of ${age} and over. Please do not share it with anyone younger.`;

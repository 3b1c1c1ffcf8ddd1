/** @jest-environment node */
import { problemsWith } from './support/problems';

/** What the specification gives: file, field, what an editor writes there, and what it must be. */
const locked: readonly (readonly [string, string, unknown, string])[] = [
  ['home/hero', 'hero.tagline', 'A legacy', 'A legacy you can taste'],
  [
    'home/hero',
    'hero.heading',
    { sky: 'From Agave', soil: 'to Excellence', join: '-', close: 'Perfection.' },
    'From Agave to Excellence - Perfection in every pour.',
  ],
  ['home/about', 'about.heading', ['Rooted', 'in Spain.'], 'Rooted in Mexico.'],
  ['home/experience', 'experience.heading', ['Hello'], 'The new era of Tequila'],
  ['home/products', 'plata.line', ['Crisp.', 'Pure.'], 'Crisp. Vibrant. Pure.'],
  ['home/products', 'plata.id', 'silver', 'plata'],
  ['home/products', 'anejo.line', ['Pure.'], 'The Pinnacle of Purity.'],
  ['home/products', 'anejo.id', 'anejo', 'anjoi'],
  ['routes', 'sectionIds.home', 'Home', 'home'],
  ['routes', 'sectionIds.collections', 'collections', 'colletions'],
  ['routes', 'sectionIds.plata', 'Plata', 'plata'],
  ['routes', 'sectionIds.anejo', 'anejo', 'anjoi'],
  ['routes', 'sectionIds.experience', 'experience', 'Experience'],
  ['routes', 'sectionIds.about', 'about-us', 'aboutus'],
  ['routes', 'routes.home.path', '/home', '/'],
  ['routes', 'routes.privacyPolicy.path', '/privacyPolicy', '/privacy-policy'],
  ['routes', 'routes.termsOfUse.path', '/terms-of-use', '/termsOfUse'],
  ['routes', 'routes.termsAndConditions.path', '/termsandconditions', '/termsAndConditions'],
  ['routes', 'routes.cookies.path', '/Cookies', '/cookies'],
  ['routes', 'routes.logo.path', '/mark', '/logo'],
  ['routes', 'routes.notFound.path', '/not-found', '/404'],
];

it.each(locked)('%s: %s as %j is refused with why, and what to do', (file, path, value, given) => {
  expect(problemsWith(file, path, value)).toEqual([
    `${path} is locked, since the specification gives it: write “${given}” again. ` +
      'If the client has changed the specification, change content/schema too',
  ]);
});

it('lets a locked sentence break where the editor likes', () => {
  expect(problemsWith('home/products', 'plata.line', ['Crisp. Vibrant.', 'Pure.'])).toEqual([]);
});

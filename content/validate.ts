import * as v from 'valibot';
import * as age from './age';
import * as brand from './brand';
import * as carousel from './carousel';
import * as chrome from './chrome';
import * as cornerNotes from './corner-notes';
import * as deviceStorage from './device-storage';
import * as enquiry from './enquiry';
import * as enquiryDialog from './enquiry-dialog';
import * as footer from './footer';
import * as heads from './heads';
import * as about from './home/about';
import * as collections from './home/collections';
import * as experience from './home/experience';
import * as hero from './home/hero';
import * as products from './home/products';
import * as serves from './home/serves';
import * as tasting from './home/tasting';
import * as icons from './icons';
import * as legalFacts from './legal/facts';
import * as liveGold from './live-gold';
import * as motionSwitch from './motion-switch';
import * as navigation from './navigation';
import * as notFound from './not-found';
import * as productNames from './product-names';
import * as routes from './routes';
import { brandSchema } from './schema/brand';
import { deviceStorageSchema } from './schema/device-storage';
import { enquirySchema } from './schema/enquiry';
import { findProblems, type CheckedFile } from './schema/find-problems';
import { headsSchema } from './schema/heads';
import * as home from './schema/home';
import { legalSchema } from './schema/legal';
import { navigationSchema } from './schema/navigation';
import { routesSchema, sectionIdsSchema } from './schema/routes';
import { servesSchema } from './schema/serves';
import { wordTree } from './schema/word-tree';

/** All words and facts of the site, file by file, with the schema of what the file exports. */
export const checkedFiles: readonly CheckedFile[] = [
  ['content/brand.ts', brand, v.strictObject({ brand: brandSchema })],
  [
    'content/routes.ts',
    routes,
    v.strictObject({ routes: routesSchema, routeIds: wordTree, sectionIds: sectionIdsSchema }),
  ],
  ['content/heads.ts', heads, headsSchema],
  ['content/navigation.ts', navigation, navigationSchema],
  ['content/home/hero.ts', hero, v.strictObject({ hero: home.heroSchema })],
  [
    'content/home/collections.ts',
    collections,
    v.strictObject({ collections: home.collectionsSchema }),
  ],
  ['content/home/products.ts', products, home.productsSchema],
  ['content/home/tasting.ts', tasting, v.strictObject({ tasting: home.tastingSchema })],
  ['content/home/serves.ts', serves, v.strictObject({ serves: servesSchema })],
  ['content/home/experience.ts', experience, v.strictObject({ experience: home.experienceSchema })],
  ['content/home/about.ts', about, v.strictObject({ about: home.aboutSchema })],
  ['content/legal/facts.ts', legalFacts, legalSchema],
  ['content/enquiry.ts', enquiry, enquirySchema],
  ['content/device-storage.ts', deviceStorage, deviceStorageSchema],
  // Plain words: TypeScript knows the names of their fields.
  ['content/age.ts', age, wordTree],
  ['content/carousel.ts', carousel, wordTree],
  ['content/chrome.ts', chrome, wordTree],
  ['content/corner-notes.ts', cornerNotes, wordTree],
  ['content/enquiry-dialog.ts', enquiryDialog, wordTree],
  ['content/footer.ts', footer, wordTree],
  ['content/icons.ts', icons, wordTree],
  ['content/live-gold.ts', liveGold, wordTree],
  ['content/motion-switch.ts', motionSwitch, wordTree],
  ['content/not-found.ts', notFound, wordTree],
  ['content/product-names.ts', productNames, wordTree],
];

/** Throws, naming every file and field with a problem. The build calls it before anything else. */
export function validateContent(files = checkedFiles): void {
  const problems = findProblems(files);
  // A fact of the brand goes into dozens of sentences: wrong, it is named alone.
  const ofBrand = problems.filter((problem) => problem.startsWith('content/brand.ts:'));
  const named =
    ofBrand.length > 0
      ? [...ofBrand, 'The sentences made of these facts are checked once they are right.']
      : problems;
  if (problems.length > 0) {
    throw new Error(`The content breaks its rules:\n  ${named.join('\n  ')}`);
  }
}

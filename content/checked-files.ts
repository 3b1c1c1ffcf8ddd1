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
import { deviceStorageEntries } from './schema/device-storage';
import { enquiryEntries } from './schema/enquiry';
import {
  aboutSchema,
  collectionsSchema,
  experienceSchema,
  heroSchema,
  productsEntries,
  tastingSchema,
} from './schema/home';
import { legalEntries } from './schema/legal';
import { iconsSchema, navigationEntries } from './schema/navigation';
import { headsEntries, routesEntries } from './schema/routes';
import { servesSchema } from './schema/serves';
import { productName, wordTree } from './schema/text';
import type { CheckedFile } from './schema/find-problems';

/** A file and the rule of each of its exports: one that has none is refused. */
function fileOf(file: string, value: object, entries: v.ObjectEntries): CheckedFile {
  return { file, schema: v.strictObject(entries), value };
}

/** All words and facts of the site, file by file, with the rules they keep. */
export const checkedFiles: readonly CheckedFile[] = [
  fileOf('content/brand.ts', brand, { brand: brandSchema }),
  fileOf('content/routes.ts', routes, routesEntries),
  fileOf('content/heads.ts', heads, headsEntries),
  fileOf('content/icons.ts', icons, { icons: iconsSchema }),
  fileOf('content/navigation.ts', navigation, navigationEntries),
  fileOf('content/device-storage.ts', deviceStorage, deviceStorageEntries),
  fileOf('content/enquiry.ts', enquiry, enquiryEntries),
  fileOf('content/legal/facts.ts', legalFacts, legalEntries),
  fileOf('content/product-names.ts', productNames, {
    productNames: v.strictObject({ plata: productName, anejo: productName }),
  }),
  { file: 'content/age.ts', schema: wordTree, value: age },
  { file: 'content/carousel.ts', schema: wordTree, value: carousel },
  { file: 'content/chrome.ts', schema: wordTree, value: chrome },
  { file: 'content/corner-notes.ts', schema: wordTree, value: cornerNotes },
  { file: 'content/enquiry-dialog.ts', schema: wordTree, value: enquiryDialog },
  { file: 'content/footer.ts', schema: wordTree, value: footer },
  { file: 'content/live-gold.ts', schema: wordTree, value: liveGold },
  { file: 'content/motion-switch.ts', schema: wordTree, value: motionSwitch },
  { file: 'content/not-found.ts', schema: wordTree, value: notFound },
  fileOf('content/home/hero.ts', hero, { hero: heroSchema }),
  fileOf('content/home/collections.ts', collections, { collections: collectionsSchema }),
  fileOf('content/home/products.ts', products, productsEntries),
  fileOf('content/home/tasting.ts', tasting, { tasting: tastingSchema }),
  fileOf('content/home/serves.ts', serves, { serves: servesSchema }),
  fileOf('content/home/experience.ts', experience, { experience: experienceSchema }),
  fileOf('content/home/about.ts', about, { about: aboutSchema }),
];

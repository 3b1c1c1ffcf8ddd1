import { brand } from './brand';
import { icons } from './icons';
import {
  collectionLinks,
  headerLinks,
  legalLinks,
  quickLinks,
  sectionIds,
  socialLink,
} from './navigation';
import { routes } from './routes';
import { brandSchema } from './schema/brand';
import { iconsSchema, linksSchema, outsideLinkSchema, sectionIdsSchema } from './schema/navigation';
import { routesSchema } from './schema/routes';
import type { Content } from './schema/content';

const navigation = 'content/navigation.ts';

/** All words and facts of the site with the rules they keep. */
export const contents: readonly Content[] = [
  { file: 'content/brand.ts', schema: brandSchema, value: brand },
  { file: 'content/routes.ts', schema: routesSchema, value: routes },
  { file: 'content/icons.ts', schema: iconsSchema, value: icons },
  { file: navigation, schema: sectionIdsSchema, value: sectionIds },
  { file: navigation, schema: linksSchema, value: headerLinks },
  { file: navigation, schema: linksSchema, value: quickLinks },
  { file: navigation, schema: linksSchema, value: collectionLinks },
  { file: navigation, schema: linksSchema, value: legalLinks },
  { file: navigation, schema: outsideLinkSchema, value: socialLink },
];

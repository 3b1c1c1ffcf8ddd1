import { brand } from './brand';
import data from './words/navigation.json';
import { productNames } from './product-names';
import { read } from './read';
import { routes, sectionIds } from './routes';
import type { NavigationWords } from './schema/pages';

export interface NavigationLink {
  readonly label: string;
  readonly href: string;
}

const words = read<NavigationWords>(data);
const toSection = (id: string) => `${routes.home.path}#${id}`;

const linksTo = ({
  home,
  collections,
  experience,
  about,
}: NavigationWords['header' | 'quickLinks']) => [
  { label: home, href: routes.home.path },
  { label: collections, href: toSection(sectionIds.collections) },
  { label: experience, href: toSection(sectionIds.experience) },
  { label: about, href: toSection(sectionIds.about) },
];

export const headerLinks: readonly NavigationLink[] = linksTo(words.header);

export const quickLinks: readonly NavigationLink[] = linksTo(words.quickLinks);

export const collectionLinks: readonly NavigationLink[] = [
  { label: productNames.plata, href: toSection(sectionIds.plata) },
  { label: productNames.anejo, href: toSection(sectionIds.anejo) },
];

export const legalLinks: readonly NavigationLink[] = Object.values(routes)
  .filter(({ legal }) => legal)
  .map(({ breadcrumb, path }) => ({ label: breadcrumb, href: path }));

export const socialLink = { label: words.social, href: brand.social.url };

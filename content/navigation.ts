import { chrome } from './chrome';
import { routes, sectionIds } from './routes';

export interface NavigationLink {
  readonly label: string;
  readonly href: string;
}

export const toSection = (id: string) => `${routes.home.path}#${id}`;

/** What links to the home page and its sections are called. */
interface Labels {
  readonly home: string;
  readonly collections: string;
  readonly experience: string;
  readonly about: string;
}

export const linksNamed = ({ home, collections, experience, about }: Labels): NavigationLink[] => [
  { label: home, href: routes.home.path },
  { label: collections, href: toSection(sectionIds.collections) },
  { label: experience, href: toSection(sectionIds.experience) },
  { label: about, href: toSection(sectionIds.about) },
];

export const headerLinks: readonly NavigationLink[] = linksNamed(chrome.links);

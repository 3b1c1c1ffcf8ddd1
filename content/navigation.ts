import chromeData from '@words/chrome.json' with { type: 'json' };
import footerData from '@words/footer.json' with { type: 'json' };
import { brand, productNames } from './brand';
import { linkTo, type NavigationLink } from './page-links';
import { read } from './read';
import { legalRouteIds, routes, sectionIds } from './routes';
import type { ChromeWords, FooterWords } from './schema/frame';

const toSection = (id: keyof typeof sectionIds) => `${routes.home.path}#${sectionIds[id]}`;

/** What links to the home page and its sections are called. */
type Labels = ChromeWords['links'] | FooterWords['quickLinks'];

const linksNamed = ({ home, collections, experience, about }: Labels): NavigationLink[] => [
  { label: home, href: routes.home.path },
  { label: collections, href: toSection('collections') },
  { label: experience, href: toSection('experience') },
  { label: about, href: toSection('about') },
];

/** Words of the frame around every page. */
export const chrome = read<ChromeWords>(chromeData);

export const headerLinks: readonly NavigationLink[] = linksNamed(chrome.links);

/** Words of the footer. */
export const footer = { ...read<FooterWords>(footerData), name: brand.name };

export const quickLinks = linksNamed(footer.quickLinks);

export const collectionLinks: readonly NavigationLink[] = [
  { label: productNames.plata, href: toSection('plata') },
  { label: productNames.anejo, href: toSection('anejo') },
];

export const legalLinks: readonly NavigationLink[] = legalRouteIds.map(linkTo);

export const socialLink = { label: footer.contact.social, href: brand.profileUrl };

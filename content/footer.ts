import { brand } from './brand';
import { linksNamed, toSection, type NavigationLink } from './navigation';
import { productNames } from './product-names';
import { read } from './read';
import { routes, sectionIds } from './routes';
import type { FooterWords } from './schema/frame';
import data from './words/footer.json' with { type: 'json' };

/** Words of the footer. */
export const footer = { ...read<FooterWords>(data), name: brand.name };

export const quickLinks = linksNamed(footer.quickLinks);

export const collectionLinks: readonly NavigationLink[] = [
  { label: productNames.plata, href: toSection(sectionIds.plata) },
  { label: productNames.anejo, href: toSection(sectionIds.anejo) },
];

export const legalLinks: readonly NavigationLink[] = Object.values(routes)
  .filter(({ legal }) => legal)
  .map(({ breadcrumb, path }) => ({ label: breadcrumb, href: path }));

export const socialLink = { label: footer.contact.social, href: brand.profileUrl };

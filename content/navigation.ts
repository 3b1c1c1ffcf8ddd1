import { brand } from './brand';
import { routes, sectionIds } from './routes';
import type { NavigationLink } from './schema/navigation';

export type { NavigationLink };

const toSection = (id: string) => `${routes.home.path}#${id}`;

export const headerLinks: readonly NavigationLink[] = [
  { label: 'Home', href: routes.home.path },
  { label: 'Collections', href: toSection(sectionIds.collections) },
  { label: 'Experience', href: toSection(sectionIds.experience) },
  { label: 'About Us', href: toSection(sectionIds.about) },
];

/** The footer's own spelling of the last link is the specification's. */
export const quickLinks: readonly NavigationLink[] = [
  { label: 'Home', href: routes.home.path },
  { label: 'Collections', href: toSection(sectionIds.collections) },
  { label: 'Experience', href: toSection(sectionIds.experience) },
  { label: 'About us', href: toSection(sectionIds.about) },
];

export const collectionLinks: readonly NavigationLink[] = [
  { label: 'Plata', href: toSection(sectionIds.plata) },
  { label: 'Añejo', href: toSection(sectionIds.anejo) },
];

export const legalLinks: readonly NavigationLink[] = [
  { label: routes.privacyPolicy.breadcrumb, href: routes.privacyPolicy.path },
  { label: routes.termsOfUse.breadcrumb, href: routes.termsOfUse.path },
  { label: routes.termsAndConditions.breadcrumb, href: routes.termsAndConditions.path },
  { label: routes.cookies.breadcrumb, href: routes.cookies.path },
];

export const socialLink = {
  label: `${brand.social.handle} on ${brand.social.network}`,
  href: brand.social.url,
} as const;

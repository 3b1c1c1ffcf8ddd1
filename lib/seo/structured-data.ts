// The types of single records: those of the union of all types take seconds to check.
import type {
  BrandLeaf,
  BreadcrumbListLeaf,
  OrganizationLeaf,
  ProductLeaf,
  WebSiteLeaf,
  WithContext,
} from 'schema-dts';
import { brand } from '@/content/brand';
import { alcoholByVolume, anejo, factTerms, plata, tequila, type Product } from '@/content/home';
import { language } from '@/content/languages';
import { pages } from '@/content/metadata';
import { linkTo, type NavigationLink } from '@/content/page-links';
import { routes } from '@/content/routes';
import { icons } from './icons';
import { absoluteUrl, organizationId } from './metadata';

/** Ids by which the records refer to one another. */
const ids = {
  brand: absoluteUrl('/#brand'),
  website: absoluteUrl('/#website'),
} as const;

function productRecord({ id, name, text, class: productClass, rest, nom, picture }: Product) {
  return {
    '@type': 'Product',
    '@id': absoluteUrl(`/#${id}`),
    name: `${tequila} ${name}`,
    description: text,
    url: absoluteUrl(`${routes.home.path}#${id}`),
    category: 'Tequila',
    image: {
      '@type': 'ImageObject',
      url: absoluteUrl(pages.home.shareImage.src),
      caption: picture.alt,
    },
    brand: { '@id': ids.brand },
    manufacturer: { '@id': organizationId },
    audience: { '@type': 'PeopleAudience', suggestedMinAge: brand.age },
    additionalProperty: [
      { '@type': 'PropertyValue', name: factTerms.class, value: productClass },
      { '@type': 'PropertyValue', name: factTerms.rest, value: rest },
      {
        '@type': 'PropertyValue',
        name: alcoholByVolume,
        value: brand.strength,
        unitText: '%',
      },
      ...(nom ? [{ '@type': 'PropertyValue' as const, name: factTerms.nom, value: nom }] : []),
    ],
  } satisfies ProductLeaf;
}

/** The company, brand, website and products. No offers, ratings or prices: there are none. */
export function siteGraph() {
  const { company, city, stateCode, country } = brand;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organizationId,
        name: company,
        legalName: company,
        url: absoluteUrl('/'),
        logo: absoluteUrl(icons.large.src),
        email: brand.enquiriesEmail,
        address: {
          '@type': 'PostalAddress',
          addressLocality: city,
          addressRegion: stateCode,
          addressCountry: country,
        },
        sameAs: [brand.profileUrl],
        brand: { '@id': ids.brand },
      } satisfies OrganizationLeaf,
      {
        '@type': 'Brand',
        '@id': ids.brand,
        name: brand.name,
        logo: absoluteUrl(icons.large.src),
        url: absoluteUrl('/'),
      } satisfies BrandLeaf,
      {
        '@type': 'WebSite',
        '@id': ids.website,
        name: brand.name,
        url: absoluteUrl(routes.home.path),
        description: pages.home.description,
        inLanguage: language.code,
        publisher: { '@id': organizationId },
      } satisfies WebSiteLeaf,
      productRecord(plata),
      productRecord(anejo),
    ],
  };
}

/** The trail from the home page to a page, which is the last of these links. */
export function breadcrumbsTo(...links: readonly NavigationLink[]) {
  const trail = [linkTo('home'), ...links];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(href),
    })),
  } satisfies WithContext<BreadcrumbListLeaf>;
}

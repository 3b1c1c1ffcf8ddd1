import { brand } from '@/content/brand';
import { alcoholByVolume, anejo, factTerms, plata, tequila, type Product } from '@/content/home';
import { language } from '@/content/languages';
import { metadata } from '@/content/metadata';
import { linkTo } from '@/content/pages';
import { routes, type RouteId } from '@/content/routes';
import { icons } from './icons';
import { absoluteUrl } from './metadata';

/** Ids by which the records refer to one another. */
const ids = {
  organization: absoluteUrl('/#organization'),
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
      url: absoluteUrl(metadata.home.shareImage.src),
      caption: picture.alt,
    },
    brand: { '@id': ids.brand },
    manufacturer: { '@id': ids.organization },
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
      ...(nom ? [{ '@type': 'PropertyValue', name: factTerms.nom, value: nom }] : []),
    ],
  };
}

/** The company, brand, website and products. No offers, ratings or prices: there are none. */
export function siteGraph() {
  const { company, city, stateCode, country } = brand;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': ids.organization,
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
      },
      {
        '@type': 'Brand',
        '@id': ids.brand,
        name: brand.name,
        logo: absoluteUrl(icons.large.src),
        url: absoluteUrl('/'),
      },
      {
        '@type': 'WebSite',
        '@id': ids.website,
        name: brand.name,
        url: absoluteUrl(routes.home.path),
        description: metadata.home.description,
        inLanguage: language.code,
        publisher: { '@id': ids.organization },
      },
      productRecord(plata),
      productRecord(anejo),
    ],
  };
}

/** The trail from the home page to a route. */
export function breadcrumbsTo(id: RouteId) {
  const trail = [linkTo('home'), linkTo(id)];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(href),
    })),
  };
}

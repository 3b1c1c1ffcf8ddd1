import { brand } from '@/content/brand';
import { heads } from '@/content/heads';
import { anejo, factTerms, plata, type Product } from '@/content/home/products';
import { icons } from './icons';
import { routes, type RouteId } from '@/content/routes';
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
    name: `${brand.tequila} ${name}`,
    description: text,
    url: absoluteUrl(`/#${id}`),
    category: 'Tequila',
    image: {
      '@type': 'ImageObject',
      url: absoluteUrl(heads.home.shareImage.src),
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
        name: 'Alcohol by volume',
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
        url: absoluteUrl('/'),
        description: heads.home.description,
        inLanguage: 'en',
        publisher: { '@id': ids.organization },
      },
      productRecord(plata),
      productRecord(anejo),
    ],
  };
}

/** The trail from the home page to a route. */
export function breadcrumbsTo(id: RouteId) {
  const trail = [routes.home, routes[id]];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ breadcrumb, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: breadcrumb,
      item: absoluteUrl(path),
    })),
  };
}

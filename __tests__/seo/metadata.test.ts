import { existsSync } from 'node:fs';
import path from 'node:path';
import robots from '@/app/robots';
import sitemap from '@/app/sitemap';
import manifest from '@/app/manifest';
import { brand } from '@/content/brand';
import { languages } from '@/content/languages';
import { icons } from '@/lib/seo/icons';
import { pages } from '@/content/metadata';
import { linkTo } from '@/content/page-links';
import { servePages } from '@/content/serves';
import { textPageOf, texts } from '@/content/texts';
import { routeIds } from '@/content/routes';
import { metadataFor } from '@/lib/seo/metadata';
import { breadcrumbsTo, siteGraph } from '@/lib/seo/structured-data';

describe('the head of each page', () => {
  it('names no address for a page that is missing', () => {
    expect(metadataFor(pages.notFound).alternates).toBeUndefined();
  });

  it('keeps the logo out of search results', () => {
    const hidden = routeIds.filter((id) => {
      const { robots: rules } = metadataFor(pages[id]);
      return typeof rules === 'object' && rules?.index === false;
    });
    expect(hidden).toEqual(['logo']);
  });
});

it.each([
  ...Object.values(pages).map(({ shareImage }) => shareImage.src),
  ...Object.values(icons).map(({ src }) => src),
])('%s, which a head names, is there', (src) => {
  expect(existsSync(path.join('public', src))).toBe(true);
});

describe('what crawlers are told', () => {
  it('lists the pages to be found, and no others', () => {
    const legal = ['/privacy-policy', '/termsOfUse', '/termsAndConditions', '/cookies'];
    const pages = [
      ...legal,
      ...[...servePages, ...texts().map(textPageOf)].map(({ englishPath }) => englishPath),
    ];
    const paths = languages.flatMap(({ prefix }) => ['', ...pages].map((path) => prefix + path));
    expect(sitemap().map(({ url }) => url)).toEqual(paths.map((path) => brand.siteUrl + path));
  });

  it('points from robots.txt to the sitemap', () => {
    expect(robots().sitemap).toBe(`${brand.siteUrl}/sitemap.xml`);
  });

  it('gives the manifest the name and a maskable icon', () => {
    const { name, icons = [] } = manifest();
    expect(name).toBe(brand.tequila);
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });
});

describe('structured data', () => {
  const text = JSON.stringify(siteGraph());

  it('spells the address of home as all else does', () => {
    expect(text).not.toContain(`"${brand.siteUrl}/"`);
  });

  it('describes the organization, the brand, the website and two products', () => {
    const types = siteGraph()['@graph'].map((record) => record['@type']);
    expect(types).toEqual(['Organization', 'Brand', 'WebSite', 'Product', 'Product']);
  });

  it.each(['offers', 'price', 'aggregateRating', 'review', 'award'])('claims no %s', (claim) => {
    expect(text).not.toContain(`"${claim}"`);
  });

  it('leads from the home page to a legal page', () => {
    const { itemListElement } = breadcrumbsTo(linkTo('cookies'));
    expect(itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
      [1, 'Home', brand.siteUrl],
      [2, 'Cookies Policy', `${brand.siteUrl}/cookies`],
    ]);
  });
});

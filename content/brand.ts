import type { Brand } from './schema/brand';

/**
 * The brand's facts, stated once. Changing them here changes the header, the footer, the legal
 * texts, the structured data, the manifest, the mail links and the share images.
 */
export const brand: Brand = {
  name: 'Aurífera',
  wordmark: { before: 'AUR', accented: 'Í', after: 'FERA' },
  product: 'Aurífera Tequila',
  company: {
    legalName: 'Aurífera Spirits LLC',
    city: 'Columbus',
    region: 'OH',
    regionName: 'Ohio',
    country: 'US',
  },
  siteUrl: 'https://www.aurifera.example',
  email: {
    enquiries: 'hola@aurifera.example',
    privacy: 'privacy@aurifera.example',
  },
  social: {
    network: 'Instagram',
    handle: '@aurifera',
    url: 'https://www.instagram.com/aurifera',
  },
  strength: { abv: 40, proof: 80 },
  minimumAge: 21,
  responsibleDrinkingUrl: 'https://www.responsibility.org/',
  copyrightYear: 2025,
};

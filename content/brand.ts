/**
 * The brand's facts, stated once. Changing them here changes the header, the footer, the legal
 * texts, the structured data, the manifest, the mail links and the share images.
 */
export const brand = {
  /** As spoken and written in running text. */
  name: 'Aurífera',
  /** The letters of the wordmark; `accented` is the one whose accent is a leaf of gold. */
  wordmark: { before: 'AUR', accented: 'Í', after: 'FERA' },
  product: 'Aurífera Tequila',
  company: {
    legalName: 'Aurífera Spirits LLC',
    city: 'Columbus',
    region: 'OH',
    regionName: 'Ohio',
    country: 'US',
  },
  /** Where the built site lives; no slash at the end. */
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
  strength: {
    /** Alcohol by volume, in per cent. */
    abv: 40,
    /** US proof: twice the volume. */
    proof: 80,
  },
  minimumAge: 21,
  responsibleDrinkingUrl: 'https://www.responsibility.org/',
  copyrightYear: 2025,
} as const;

import { brand } from './brand';

const { name, product, company, strength, minimumAge, copyrightYear } = brand;

/** Words of the footer. The headings are the specification's. */
export const footer = {
  about: {
    heading: 'About Us',
    blurb: `Two tequilas from the red highlands of Jalisco, looked after from ${company.city}, ${company.regionName}: a Plata that has never seen oak, and an Añejo with gold leaf adrift in it.`,
  },
  quickLinks: { heading: 'Quick Links' },
  collections: { heading: 'Our Collections' },
  contact: { heading: 'Contact Us', writeTo: 'Or write to' },
  name,
  legal: 'Legal',
  /** The strip that accompanies every advertisement for spirits. */
  responsibility: {
    drink: `Please drink responsibly. ${product}, ${strength.abv} % alc./vol. (${strength.proof} proof). ${company.legalName}, ${company.city}, ${company.region}.`,
    share: `Do not share with anyone under ${minimumAge}.`,
  },
  credit: `© ${copyrightYear} ${company.legalName}`,
} as const;

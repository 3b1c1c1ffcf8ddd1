import { proof } from './read';
import facts from './words/brand.json';

/** The brand's facts, each once: header, footer, legal texts, structured data and share images follow. */
export const brand = {
  name: facts.name,
  wordmark: facts.wordmark,
  product: facts.tequila,
  company: {
    legalName: facts.company,
    city: facts.city,
    region: facts.stateCode,
    regionName: facts.state,
    country: facts.country,
  },
  siteUrl: facts.site,
  email: { enquiries: facts.enquiries, privacy: facts.privacy },
  social: { network: facts.network, handle: facts.handle, url: facts.profile },
  strength: { abv: facts.strength, proof },
  minimumAge: facts.age,
  responsibleDrinkingUrl: facts.responsibleDrinking,
  copyrightYear: facts.year,
};

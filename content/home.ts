import aboutData from '@words/home/about.json' with { type: 'json' };
import anejoData from '@words/home/anejo.json' with { type: 'json' };
import collectionsData from '@words/home/collections.json' with { type: 'json' };
import experienceData from '@words/home/experience.json' with { type: 'json' };
import factTermsData from '@words/home/fact-terms.json' with { type: 'json' };
import heroData from '@words/home/hero.json' with { type: 'json' };
import plataData from '@words/home/plata.json' with { type: 'json' };
import servesData from '@words/home/serves.json' with { type: 'json' };
import tastingData from '@words/home/tasting.json' with { type: 'json' };
import { productNames } from './brand';
import { fill, read } from './read';
import { sectionIds } from './routes';
import { translated } from './translated';
import aboutEnglish from './words/en/home/about.json' with { type: 'json' };
import collectionsEnglish from './words/en/home/collections.json' with { type: 'json' };
import experienceEnglish from './words/en/home/experience.json' with { type: 'json' };
import servesEnglish from './words/en/home/serves.json' with { type: 'json' };
import tastingEnglish from './words/en/home/tasting.json' with { type: 'json' };
import type {
  About,
  Collections,
  Experience,
  FactTerms,
  Hero,
  ProductWords,
  Tasting,
} from './schema/home';
import type { Serves } from './schema/serves';

export type { Stratum, TastingNote } from './schema/home';
export type { Measure, Serve } from './schema/serves';

/** The opening of the home page. */
export const hero = read<Hero>(heroData);

/** The section Collections: its opening and the split row. */
export const collections = read<Collections>(translated(collectionsEnglish, collectionsData));

export const plata = {
  ...read<ProductWords>(plataData),
  key: 'plata',
  id: sectionIds.plata,
  name: productNames.plata,
} as const;

export const anejo = {
  ...read<ProductWords>(anejoData),
  key: 'anejo',
  id: sectionIds.anejo,
  name: productNames.anejo,
} as const;

export type Product = typeof plata | typeof anejo;

/** What each fact of a product is called; search engines read the full names of strength and tequila. */
export const { abv: alcoholByVolume, tequila, ...factTerms } = read<FactTerms>(factTermsData);

/** The tasting notes between the bottles and the serves. */
export const tasting = read<Tasting>(translated(tastingEnglish, tastingData));

const { heading, counts, ...servesWords } = read<Serves>(translated(servesEnglish, servesData));
/** The number of serves in words. `counts` begins at six, the smallest number that the schema allows. */
const count = counts[servesWords.list.length - 6];

/** The drinks of the carousel; `{count}` in the heading is how many they are. */
export const serves = { ...servesWords, heading: heading.map((line) => fill(line, { count })) };

/** The story and its four pictures. */
export const experience = read<Experience>(translated(experienceEnglish, experienceData));

/** The section About us. */
export const about = read<About>(translated(aboutEnglish, aboutData));

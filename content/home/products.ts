import { productNames } from '../product-names';
import { read } from '../read';
import type { AnejoWords, FactTerms, PlataWords } from '../schema/home';
import anejoData from '../words/home/anejo.json' with { type: 'json' };
import terms from '../words/home/facts.json' with { type: 'json' };
import plataData from '../words/home/plata.json' with { type: 'json' };

export type { TastingNote } from '../schema/home';

export const plata = {
  ...read<PlataWords>(plataData),
  key: 'plata',
  name: productNames.plata,
} as const;

export const anejo = {
  ...read<AnejoWords>(anejoData),
  key: 'anejo',
  name: productNames.anejo,
} as const;

export type Product = typeof plata | typeof anejo;

/** What each fact of a product is called. */
export const factTerms = read<FactTerms>(terms);

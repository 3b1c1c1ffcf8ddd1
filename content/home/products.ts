import { brand } from '../brand';
import { productNames } from '../product-names';
import type { Product, Products, TastingNote } from '../schema/home';

export type { Product, TastingNote };

const strength = `${brand.strength.abv} % vol., ${brand.strength.proof} proof`;

export const plata: Products['plata'] = {
  id: 'plata',
  key: 'plata',
  name: productNames.plata,
  depth: '9 m',
  line: ['Crisp.', 'Vibrant.', 'Pure.'],
  text: 'Clear as it leaves the still. You taste cooked agave before anything else, then white pepper, then a cold edge, like well water. There is no oak in it, and nothing to hide behind.',
  enquire: 'Enquire about Plata',
  class: 'Plata (blanco)',
  agave: '100 % blue Weber',
  rest: 'None in oak',
  strength,
  gold: 'None',
  notes: [
    { term: 'Nose', detail: 'Cut grass, lime peel, wet stone' },
    { term: 'Palate', detail: 'Roast agave, white pepper, a little salt' },
    { term: 'Finish', detail: 'Long and cool, mint at the end' },
  ],
  picture: {
    alt: `A clear, tall-shouldered bottle of ${brand.name} Plata with a black stopper, standing in daylight.`,
  },
};

export const anejo: Products['anejo'] = {
  id: 'anjoi',
  key: 'anejo',
  name: productNames.anejo,
  depth: '18 m',
  line: ['The Pinnacle', 'of Purity.'],
  text: 'A year or more in the dark, and the spirit has turned the colour of a struck match. Oak has taken its edge, and paid for it in spice. Tilt the bottle: the leaf lifts, turns over, and comes down slowly.',
  enquire: 'Enquire about Añejo',
  class: 'Añejo',
  agave: '100 % blue Weber',
  rest: 'At least a year in oak',
  strength,
  gold: 'Edible leaf. No flavour.',
  notes: [
    { term: 'Nose', detail: 'Dried orange, cedar, warm clay' },
    { term: 'Palate', detail: 'Toasted agave, walnut, burnt sugar' },
    { term: 'Finish', detail: 'Slow and dry, a little smoke' },
  ],
  picture: {
    alt: `${brand.name} Añejo lit from behind, torn flakes of gold leaf hanging in the amber spirit.`,
  },
};

export const factTerms: Products['factTerms'] = {
  class: 'Class',
  agave: 'Agave',
  rest: 'Rest',
  strength: 'Strength',
  gold: 'Gold',
  nom: 'NOM',
};

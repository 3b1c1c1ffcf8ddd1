import { brand } from '../brand';

export const hero = {
  tagline: 'A legacy you can taste',
  /** The heading's three lines; read in one breath they are the sentence of the specification. */
  heading: {
    sky: 'From Agave',
    soil: 'to Excellence',
    join: '-',
    close: 'Perfection in every pour.',
  },
  picture: {
    alt: `A bottle of ${brand.name} Añejo on volcanic stone at the edge of an agave field, the low sun burning in the amber and the gold leaf.`,
  },
  fieldNote: ['Los Altos de Jalisco', '20°42′ N 102°21′ W', '2,000 m above the sea'],
} as const;

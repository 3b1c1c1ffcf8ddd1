import { brand } from '../brand';

export const about = {
  depth: '52 m',
  heading: ['Rooted', 'in Mexico.'],
  lead: 'Los Altos is high, dry and red. The nights are cold, and the agave takes its time growing sweet.',
  text: [
    'The word tequila belongs to this ground. By Mexican law it may be made only in Jalisco and in parts of four other states, and blue Weber is the only agave allowed in it. Ours is made from nothing else. An Añejo must spend at least a year in oak, in barrels of no more than 600 litres.',
    `The gold goes in last. It is edible leaf, beaten thin enough to drift, broken up and stirred through before the bottle is closed. It has no taste and does nothing but catch the light. At ${brand.name} we think that is enough.`,
  ],
  fieldNote: ['The highlands of Jalisco', 'Iron-rich clay', 'over volcanic stone'],
  picture: {
    alt: 'Red highland earth cut open: pale roots hanging into iron-rich clay and dark volcanic stone.',
  },
} as const;

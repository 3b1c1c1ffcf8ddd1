import type { Collections, Stratum } from '../schema/home';

export type { Stratum };

export const collections: Collections = {
  depth: '1 m',
  heading: ['One ground,', 'two depths.'],
  lead: 'Plata and Añejo are the same spirit for most of their lives: the same rows, the same fire, the same stone and still.',
  text: 'Then they part. Plata goes to glass as clear as it ran. Añejo goes down into oak and the dark, and when it comes up we stir in gold leaf. Read the cut from the top: every band is something done to the plant before you taste it.',
  picture: {
    alt: 'One bottle on the fault, half clear Plata and half amber Añejo with gold leaf, a hairline of gold between them.',
  },
  splitNote: ['The fault.', 'The east side', 'has gone down into oak.'],
  west: {
    label: 'How Plata is made, from the top',
    strata: [
      {
        ground: 'clay',
        name: 'Field',
        text: 'Blue agave takes years to ripen. It is cut by hand, down to the heart.',
      },
      {
        ground: 'obsidian',
        name: 'Horno',
        text: 'Slow heat. The hearts, called piñas, come out brown, soft and sweet.',
      },
      {
        ground: 'ash',
        name: 'Tahona',
        text: 'The old word for the stone that crushes the piña and frees its juice.',
      },
      { ground: 'ferment', name: 'Ferment', text: 'Yeast and patience. Sugar turns to alcohol.' },
      {
        ground: 'limewash',
        name: 'Still',
        text: 'Fire lifts the spirit out of the must. It runs clear, and it stays clear.',
      },
    ],
  },
  east: {
    label: 'How Añejo is made, from the top',
    strata: [
      { ground: 'clay', name: 'Field', text: 'The same rows.' },
      { ground: 'obsidian', name: 'Horno', text: 'The same fire.' },
      { ground: 'ash', name: 'Tahona', text: 'The same stone.' },
      { ground: 'ferment', name: 'Ferment', text: 'The same vats.' },
      { ground: 'limewash', name: 'Still', text: 'The same spirit.' },
      {
        ground: 'oak',
        name: 'Oak',
        text: 'A year or more in oak. The law of the denomination asks for no less.',
      },
      { ground: 'gold', name: 'Gold leaf', text: 'Loose and edible, added last.' },
    ],
  },
};

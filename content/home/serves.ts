import type { Measure, Serve, Serves } from '../schema/serves';

export type { Measure, Serve };

export const serves: Serves = {
  depth: '27 m',
  heading: ['Six pours,', 'cut to measure.'],
  how: 'Each core is one drink, drilled top to bottom. An ounce is always the same height.',
  carouselLabel: 'Serves',
  ounces: 'oz',
  standardDrinks: 'US standard drinks',
  list: [
    {
      name: 'Plata, alone',
      spirit: 'Plata',
      glass: 'Caballito',
      measures: [{ ounces: 1.5, of: 'Plata', kind: 'plata' }],
      method: [
        'Pour at room temperature.',
        'Wait a minute, then nose it with your mouth a little open.',
      ],
      picture: {
        name: 'serve-plata-caballito',
        alt: 'A straight, narrow caballito of clear Plata on dark stone, small beads along the edge of the spirit.',
      },
    },
    {
      name: 'Paloma',
      spirit: 'Plata',
      glass: 'Highball',
      measures: [
        { ounces: 2, of: 'Plata', kind: 'plata' },
        { ounces: 0.5, of: 'lime', kind: 'citrus' },
        { ounces: 4, of: 'grapefruit soda', kind: 'soda' },
      ],
      method: [
        'Salt half the rim and build over hard ice.',
        'Stir once from the bottom. Leave the grapefruit in.',
      ],
      picture: {
        name: 'serve-paloma',
        alt: 'A tall paloma, pink and sparkling over ice, salt on half the rim and half a wheel of grapefruit.',
      },
    },
    {
      name: 'Margarita',
      spirit: 'Plata',
      glass: 'Rocks glass',
      measures: [
        { ounces: 2, of: 'Plata', kind: 'plata' },
        { ounces: 1, of: 'lime', kind: 'citrus' },
        { ounces: 0.5, of: 'agave syrup', kind: 'sweet' },
      ],
      method: ['Salt the rim. Shake with ice until the tin hurts.', 'Strain over fresh ice.'],
      picture: {
        name: 'serve-margarita',
        alt: 'A margarita on the rocks, cloudy green-gold, salt on the rim and a wheel of lime.',
      },
    },
    {
      name: 'Añejo, alone',
      spirit: 'Añejo',
      glass: 'Copita',
      measures: [{ ounces: 1.5, of: 'Añejo', kind: 'anejo' }],
      method: ['Pour, and let the leaf come to rest.', 'Warm the bowl in your hand. No hurry.'],
      picture: {
        name: 'serve-anejo-copita',
        alt: 'A tulip-shaped copita of amber Añejo, flakes of gold leaf in it.',
      },
    },
    {
      name: 'Brasa',
      spirit: 'Añejo',
      glass: 'Low glass',
      measures: [
        { ounces: 2, of: 'Añejo', kind: 'anejo' },
        { ounces: 0.25, of: 'agave syrup', kind: 'sweet' },
      ],
      method: [
        'Two dashes of bitters. Stir over ice, strain onto a clear cube.',
        'Flame the orange peel and drop it in.',
      ],
      picture: {
        name: 'serve-old-fashioned',
        alt: 'A low glass of amber Añejo over one large clear cube, a strip of orange peel across the rim.',
      },
    },
    {
      name: 'Café de olla',
      spirit: 'Añejo',
      glass: 'Clay cup',
      measures: [
        { ounces: 1, of: 'Añejo', kind: 'anejo' },
        { ounces: 0.25, of: 'dark sugar', kind: 'sweet' },
        { ounces: 4, of: 'hot coffee', kind: 'coffee' },
      ],
      method: [
        'Simmer the coffee with cinnamon and dark sugar.',
        'Take it off the fire before the Añejo goes in.',
      ],
      picture: {
        name: 'serve-coffee',
        alt: 'A round-bellied clay cup of coffee; beside it a stick of cinnamon, coffee beans and a small glass of Añejo.',
      },
    },
  ],
};

import type { Experience } from '../schema/home';

export const experience: Experience = {
  depth: '34 m',
  heading: ['The new era', 'of Tequila'],
  story: [
    'For a long time tequila was something to get past: salt first, lime after. It never needed either. Give a plant its years, cook it slowly, crush it under stone, and it has plenty to say for itself.',
    'So we took things away: the hurry first. What is left is fire, water, oak and time, and one thing the ground held long before it grew anything: a little gold.',
  ],
  carouselLabel: 'Four pictures of the work',
  pictures: [
    {
      name: 'field-dawn',
      alt: 'A great blue-grey agave beside a furrow of red soil, a flat-topped mountain behind it at first light.',
      caption: 'First light, between the rows.',
    },
    {
      name: 'oven',
      alt: 'Cut hearts of agave heaped by the arched mouth of a stone oven, embers glowing inside.',
      caption: 'Piñas at the mouth of the horno.',
    },
    {
      name: 'barrels',
      alt: 'Oak barrels racked on both sides of a cellar under a single lamp, the far end lost in the dark.',
      caption: 'Oak, out of the light.',
    },
    {
      name: 'gold-falling',
      alt: 'Torn flakes of gold leaf falling through amber spirit, some sharp, some out of focus.',
      caption: 'Leaf, a moment after stirring.',
    },
  ],
};

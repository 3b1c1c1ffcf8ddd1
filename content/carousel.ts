import data from './words/carousel.json' with { type: 'json' };
import { fill, read } from './read';
import type { CarouselWords } from './schema/frame';

const words = read<CarouselWords>(data);

/** Words of every carousel, in the terms of the ARIA authoring practices. */
export const carouselWords = {
  ...words,
  goTo: (slide: number) => fill(words.goTo, { slide }),
  position: (slide: number, total: number) => fill(words.position, { slide, total }),
};

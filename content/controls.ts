import carouselData from '@words/carousel.json' with { type: 'json' };
import liveGoldData from '@words/live-gold.json' with { type: 'json' };
import motionSwitchData from '@words/motion-switch.json' with { type: 'json' };
import { fill, read } from './read';
import type { CarouselWords, LiveGoldWords, MotionSwitchWords } from './schema/frame';

const carousel = read<CarouselWords>(carouselData);

/** Words of every carousel, in the terms of the ARIA authoring practices. */
export const carouselWords = {
  ...carousel,
  goTo: (slide: number) => fill(carousel.goTo, { slide }),
  position: (slide: number, total: number) => fill(carousel.position, { slide, total }),
};

/** The buttons of the live gold. */
export const liveGoldWords = read<LiveGoldWords>(liveGoldData);

/** The footer’s motion switch. */
export const motionSwitchWords = read<MotionSwitchWords>(motionSwitchData);

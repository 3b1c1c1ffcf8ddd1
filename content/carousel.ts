/** Words of every carousel, in the terms of the ARIA authoring practices. */
export const carouselWords = {
  role: 'carousel',
  slideRole: 'slide',
  pause: 'Stop the slides',
  play: 'Start the slides',
  dots: 'Choose a slide',
  goTo: (slide: number) => `Go to slide ${slide}`,
  position: (slide: number, total: number) => `${slide} of ${total}`,
} as const;

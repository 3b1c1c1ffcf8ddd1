'use client';

import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, type RefObject } from 'react';
import { useCalmMotion } from '@/hooks/use-calm-motion';
import { emblaDuration } from '@/lib/carousel/embla-duration';
import { duration } from '@/styles/tokens/tokens';

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;

interface CarouselEngineProps {
  viewport: RefObject<HTMLDivElement | null>;
  onReady: (api: CarouselApi | undefined) => void;
  /** Told the index of the first slide in view and how many slides are shown. */
  onView: (view: { selected: number; shown: number }) => void;
}

/** Runs Embla on a viewport that is already in the page. A file of its own, so that it can be loaded late. */
export default function CarouselEngine({ viewport, onReady, onView }: CarouselEngineProps) {
  const calm = useCalmMotion();
  const [emblaRef, api] = useEmblaCarousel({
    loop: true,
    align: 'start',
    slidesToScroll: 1,
    duration: calm ? 0 : emblaDuration(duration.carousel),
  });

  useEffect(() => emblaRef(viewport.current), [emblaRef, viewport]);

  useEffect(() => {
    if (!api) return undefined;
    const report = () => {
      const slide = api.slideNodes()[0];
      const shown = slide ? Math.round(api.rootNode().clientWidth / slide.offsetWidth) : 1;
      onView({ selected: api.selectedScrollSnap(), shown });
    };
    api.on('select', report).on('reInit', report);
    report();
    onReady(api);
    return () => {
      api.off('select', report).off('reInit', report);
      onReady(undefined);
    };
  }, [api, onReady, onView]);

  return null;
}

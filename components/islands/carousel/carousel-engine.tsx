'use client';

import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useCalmMotion } from '@/hooks/use-calm-motion';
import { emblaDuration } from '@/styles/tokens/tokens';

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;

interface CarouselEngineProps {
  readonly viewport: RefObject<HTMLDivElement | null>;
  /** Index of the slide to begin with, unless the row was scrolled by hand before. */
  readonly selected: number;
  readonly onReady: (api: CarouselApi | undefined) => void;
  /** Told the index of the first slide in view and how many slides are shown. */
  readonly onView: (view: { selected: number; shown: number }) => void;
}

/** A mouse pulls at pictures; elsewhere it marks words, as on the rest of the page. */
const watchDrag = (_: CarouselApi, { type, target }: Event) =>
  type !== 'mousedown' || target instanceof HTMLImageElement;

/** Runs Embla on a viewport that is already in the page. A file of its own, so that it can be loaded late. */
export default function CarouselEngine({
  viewport,
  selected,
  onReady,
  onView,
}: CarouselEngineProps) {
  const calm = useCalmMotion();
  const [emblaRef, api] = useEmblaCarousel({
    loop: true,
    align: 'start',
    slidesToScroll: 1,
    watchDrag,
    duration: calm ? 0 : emblaDuration,
  });

  // Begins at the slide to which the visitor has scrolled the row before the engine was there.
  const begin = useEffectEvent((ready: CarouselApi) => {
    const row = ready.rootNode();
    const width = ready.slideNodes()[0]?.offsetWidth ?? 0;
    ready.scrollTo(row.scrollLeft > 0 ? Math.round(row.scrollLeft / width) : selected, true);
    row.scrollLeft = 0;
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
    begin(api);
    report();
    onReady(api);
    return () => {
      api.off('select', report).off('reInit', report);
      onReady(undefined);
    };
  }, [api, onReady, onView]);

  return null;
}

'use client';

import dynamic from 'next/dynamic';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useInView } from 'react-intersection-observer';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { carouselWords } from '@/content/controls';
import { classNames } from '@/lib/class-names';
import { useMediaQuery } from '@/hooks/use-media-query';
import { retry } from '@/lib/load';
import type { CarouselApi } from './carousel-engine';
import { CarouselControls } from './carousel-controls';
import styles from './carousel.module.scss';
import { useRotation } from './use-rotation';

// `dynamic` alone would never retry a failed import. While a page is being left, it is gone before the last retry, so
// no error is logged.
const CarouselEngine = dynamic(() => retry(() => import('./carousel-engine')), { ssr: false });

/** How far around the window the carousel counts as near, as an IntersectionObserver's margin. */
const near = '600px 0px';

interface CarouselProps {
  /** The accessible name of the region. */
  readonly label: string;
  /** One node a slide, rendered on the server. */
  readonly slides: readonly ReactNode[];
  /** The media query in which it is a carousel; elsewhere the slides are a plain row. */
  readonly media?: string;
  /** Its style sheet sizes `.slide` and so sets how many slides are in view. */
  readonly className?: string;
}

const nameSlide = (index: number, count: number) => ({
  role: 'group',
  'aria-roledescription': carouselWords.slideRole,
  'aria-label': carouselWords.position(index + 1, count),
});

/**
 * A carousel after the ARIA authoring practices. Without script, and until Embla arrives, it is a
 * row that scrolls sideways and snaps; nothing in it is hidden.
 */
export function Carousel({ label, slides, media = 'all', className }: CarouselProps) {
  const [api, setApi] = useState<CarouselApi>();
  const [view, setView] = useState({ selected: 0, shown: slides.length });
  const viewport = useRef<HTMLDivElement>(null);
  // On the server no media query matches; a carousel for `all` is one there too.
  const wanted = useMediaQuery(media) || media === 'all';
  const { ref: nearby, inView: isNear } = useInView({ rootMargin: near, triggerOnce: true });
  const [usesKeyboard, setUsesKeyboard] = useState(false);
  const rotation = useRotation(api);
  const active = wanted && api !== undefined;
  // Until Embla takes over, the row scrolls natively, so it must be a tab stop from the server's HTML on. Where it is
  // no carousel, the style sheet hides this box (`visibility`) but not the slides, which removes the tab stop.
  const scroller = active ? {} : { tabIndex: 0, role: 'group', 'aria-label': label };

  // A keyboard user could otherwise tab past before the buttons exist.
  useEffect(() => {
    const note = () => setUsesKeyboard(true);
    addEventListener('keydown', note, { once: true });
    return () => removeEventListener('keydown', note);
  }, []);

  const live = rotation.playing ? 'off' : 'polite';

  const isShown = (index: number) =>
    !active || (index - view.selected + slides.length) % slides.length < view.shown;

  return (
    <section
      ref={nearby}
      className={classNames(styles.carousel, className)}
      aria-roledescription={wanted ? carouselWords.role : undefined}
      aria-label={label}
      data-active={active}
      {...rotation.listeners}
    >
      {active && (
        <CarouselControls
          count={slides.length}
          selected={view.selected}
          playing={rotation.playing}
          onToggle={rotation.toggle}
          onSelect={(index) => api.scrollTo(index)}
        />
      )}
      <div ref={viewport} className={styles.viewport} {...scroller}>
        <div className={styles.track} aria-live={wanted ? live : undefined}>
          {slides.map((slide, index) => (
            <div
              key={index}
              className={styles.slide}
              {...(wanted ? nameSlide(index, slides.length) : {})}
              inert={!isShown(index)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {wanted && (isNear || usesKeyboard) && (
        <IslandBoundary>
          <CarouselEngine
            viewport={viewport}
            selected={view.selected}
            onReady={setApi}
            onView={setView}
          />
        </IslandBoundary>
      )}
    </section>
  );
}

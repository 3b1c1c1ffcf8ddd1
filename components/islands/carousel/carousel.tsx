'use client';

import dynamic from 'next/dynamic';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { carouselWords } from '@/content/carousel';
import { onFirstInteraction } from '@/lib/motion/first-interaction';
import { useMediaQuery } from '@/hooks/use-media-query';
import { useRestNear } from '@/hooks/use-rest-near';
import { retry } from '@/lib/retry/retry';
import type { CarouselApi } from './carousel-engine';
import { CarouselControls } from './carousel-controls';
import styles from './carousel.module.scss';
import { useRotation } from './use-rotation';

// Tried again where it fails; where the page is being left there is nobody to complain to by then.
const CarouselEngine = dynamic(() => retry(() => import('./carousel-engine')), { ssr: false });

/** How far from the viewport the page must come to rest for the engine to come. */
const near = '600px 0px';

interface CarouselProps {
  /** The accessible name of the region. */
  label: string;
  /** One node a slide, rendered on the server. */
  slides: readonly ReactNode[];
  /** A media query outside which the slides are a plain row. */
  media?: string;
  /** How many slides are in view is the sheet's to say: it sizes `.slide` below this class. */
  className?: string | undefined;
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
  const wanted = useMediaQuery(media) || media === 'all';
  const { ref: nearby, rested } = useRestNear(near);
  const [byKeyboard, setByKeyboard] = useState(false);
  const rotation = useRotation(api);
  const active = wanted && api !== undefined;
  // While the row is scrolled by hand, the keyboard must be able to scroll it too. Where it is no
  // carousel there is nothing to scroll, and nothing to say of slides.
  const scroller = wanted && !active ? { tabIndex: 0, role: 'group', 'aria-label': label } : {};

  // Whoever tabs past before the carousel is near would otherwise never find its buttons.
  useEffect(() => onFirstInteraction(() => setByKeyboard(true), ['keydown']), []);

  const live = rotation.playing ? 'off' : 'polite';

  const isShown = (index: number) =>
    !active || (index - view.selected + slides.length) % slides.length < view.shown;

  return (
    <section
      ref={nearby}
      className={className ? `${styles.carousel} ${className}` : styles.carousel}
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
      {wanted && (rested || byKeyboard) && (
        <IslandBoundary>
          <CarouselEngine viewport={viewport} onReady={setApi} onView={setView} />
        </IslandBoundary>
      )}
    </section>
  );
}

import { useEffect, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { observe } from 'react-intersection-observer';
import { useCalmMotion } from '@/hooks/use-calm-motion';
import { duration } from '@/styles/tokens/tokens';
import type { CarouselApi } from './carousel-engine';

/**
 * Autoplay after the ARIA authoring practices for carousels: it pauses under the pointer and out of view,
 * stops for good at keyboard focus or a press, and starts again only by its own button. (Embla's plugin either
 * stops for good under the pointer too, or starts again after a press.)
 */
export function useRotation(api: CarouselApi | undefined) {
  const calm = useCalmMotion();
  const [wanted, setWanted] = useState(true);
  const [startedByVisitor, setStartedByVisitor] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [inView, setInView] = useState(false);
  const playing = api !== undefined && wanted && (!calm || startedByVisitor);
  const rotating = playing && inView && !hovered;

  useEffect(() => api && observe(api.rootNode(), setInView), [api]);

  useEffect(() => {
    if (!rotating) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) api?.scrollNext();
    }, duration.carouselRest);
    return () => clearInterval(timer);
  }, [api, rotating]);

  // A visitor who starts the slides in calm motion starts them until calm motion is switched on again.
  if (startedByVisitor && !calm) setStartedByVisitor(false);

  const toggle = () => {
    setWanted(!playing);
    setStartedByVisitor(!playing);
    setHovered(false);
  };

  const listeners = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onPointerDown: ({ target }: PointerEvent) => {
      if (!(target as Element).closest('[data-rotation]')) setWanted(false);
    },
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) setWanted(false);
    },
    onKeyDown: ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey) return;
      if (key === 'ArrowLeft') api?.scrollPrev();
      if (key === 'ArrowRight') api?.scrollNext();
    },
  };

  return { playing, toggle, listeners };
}

import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { observe } from 'react-intersection-observer';
import { useCalmMotion } from '@/hooks/use-calm-motion';
import { duration } from '@/styles/tokens/tokens';
import type { CarouselApi } from './carousel-engine';

/**
 * Autoplay after the ARIA authoring practices for carousels: it rests under the pointer and out of sight,
 * stops for good once the keyboard or a finger arrives, and starts again only by its own button.
 */
export function useRotation(api: CarouselApi | undefined) {
  const calm = useCalmMotion();
  const [wanted, setWanted] = useState(true);
  const [choice, setChoice] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [seen, setSeen] = useState(false);
  const pointed = useRef(false);
  const playing = api !== undefined && wanted && (!calm || choice);
  const turning = playing && seen && !hovered;

  useEffect(() => api && observe(api.rootNode(), setSeen), [api]);

  useEffect(() => {
    if (!turning) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) api?.scrollNext();
    }, duration.carouselRest);
    return () => clearInterval(timer);
  }, [api, turning]);

  // Against calm there is a choice only while it is asked for.
  if (choice && !calm) setChoice(false);

  const toggle = useCallback(() => {
    setWanted(!playing);
    setChoice(!playing);
    setHovered(false);
  }, [playing]);

  const listeners = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onPointerDown: ({ target }: { target: EventTarget }) => {
      pointed.current = true;
      if (!isRotationButton(target)) setWanted(false);
    },
    onPointerUp: () => {
      pointed.current = false;
    },
    // A pointer that focuses the pause button must not stop the slides before its click does.
    onFocus: ({ target }: FocusEvent) => {
      if (!pointed.current && target.matches(':focus-visible')) setWanted(false);
    },
    onKeyDown: ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey) return;
      if (key === 'ArrowLeft') api?.scrollPrev();
      if (key === 'ArrowRight') api?.scrollNext();
    },
  };

  return { playing, toggle, listeners };
}

function isRotationButton(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-rotation]') !== null;
}

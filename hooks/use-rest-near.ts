import { useRef, useState } from 'react';
import { useOnInView } from 'react-intersection-observer';
import { scrollRests } from '@/lib/motion/scroll-rest';

/**
 * Whether the page has come to rest near an element: then is the time for what costs a frame or two.
 * Whoever scrolls past does not pay for it.
 * @param rootMargin how far around the window is near, as an IntersectionObserver takes it.
 * @returns `rested`, once and for good, and the `ref` of the element.
 */
export function useRestNear(rootMargin: string) {
  const [rested, setRested] = useState(false);
  const isNear = useRef(false);
  const ref = useOnInView(
    (inView) => {
      isNear.current = inView;
      if (inView) void scrollRests(Infinity).then(() => isNear.current && setRested(true));
    },
    { rootMargin, skip: rested },
  );
  return { rested, ref };
}

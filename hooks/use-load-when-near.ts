import { useRef, useState } from 'react';
import { useOnInView } from 'react-intersection-observer';
import { scrollEnd } from '@/lib/motion/scroll-end';

/**
 * Says when to load what costs a frame or two: once scrolling has ended near an element. Visitors who
 * scroll past load nothing.
 * @param rootMargin how far around the window counts as near, as an IntersectionObserver takes it.
 * @returns `shouldLoad`, which never goes back to false, and the `ref` for the element.
 */
export function useLoadWhenNear(rootMargin: string) {
  const [shouldLoad, setShouldLoad] = useState(false);
  const isNear = useRef(false);
  const ref = useOnInView(
    (inView) => {
      isNear.current = inView;
      if (inView) void scrollEnd(Infinity).then(() => isNear.current && setShouldLoad(true));
    },
    { rootMargin, skip: shouldLoad },
  );
  return { shouldLoad, ref };
}

import { useEffect, useState, type RefObject } from 'react';

const signs = ['pointerenter', 'touchstart', 'focusin'] as const;

/** False until the visitor first reaches for the element: points at it, touches it, tabs into it. */
export function useFirstSign(target: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    const element = target.current;
    if (seen || !element) return;
    const notice = () => setSeen(true);
    for (const sign of signs) element.addEventListener(sign, notice, { passive: true });
    return () => {
      for (const sign of signs) element.removeEventListener(sign, notice);
    };
  }, [seen, target]);

  return seen;
}

import { useEffect, useState } from 'react';

const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const;

/** False until the visitor first touches, types, moves the pointer or scrolls. */
export function useFirstSign(): boolean {
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    if (seen) return;
    const notice = () => setSeen(true);
    for (const sign of signs) window.addEventListener(sign, notice, { passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, notice);
    };
  }, [seen]);

  return seen;
}

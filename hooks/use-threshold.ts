import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { useAge } from '@/hooks/use-age';
import { useElapsed } from '@/hooks/use-elapsed';
import { readAge } from '@/lib/age/age';
import { clock } from '@/styles/tokens/motion';

/** `/cookies.html` and `/cookies/`, as some hosts serve it, are `/cookies`. */
function plain(path: string): string {
  return path.replace(/\.html$|\/$/, '');
}

/**
 * Whether the age gate stands: storage is read when the clock says so, and from then until the
 * visitor confirms, here or in another tab, the gate covers every route but the open ones.
 */
export function useThreshold(openPaths: readonly string[]): boolean {
  const age = useAge();
  const path = usePathname();
  const [asked, setAsked] = useState(false);

  useElapsed(clock.gate, () => setAsked(readAge() !== 'verified'));
  if (asked && age === 'verified') setAsked(false);

  return asked && !openPaths.includes(plain(path));
}

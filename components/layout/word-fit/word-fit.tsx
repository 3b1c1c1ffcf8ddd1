'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { fitWords } from './fit-words';

/** Keeps large words within the window: see `fitWords`. */
export function WordFit() {
  const pathname = usePathname();
  useEffect(() => fitWords(document), [pathname]);
  return null;
}

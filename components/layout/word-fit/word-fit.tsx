'use client';

import { useEffect } from 'react';
import { fitWords } from './fit-words';

/** Keeps large words within the window: see `fitWords`. */
export function WordFit() {
  useEffect(() => fitWords(document), []);
  return null;
}

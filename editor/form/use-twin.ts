import { useEffect, useState } from 'react';
import { partsOf } from '../../content/schema/twins';
import { confirmPart, findBeside } from '../app/server';
import type { Beside } from '../server/outcome';
import type { Twin } from './twin';

/** What is older, but for what has been written anew since it was fetched. */
function olderStill(file: string, { older, saved }: Beside, typed: string): string[] {
  const [before, now] = [new Map(partsOf(file, saved)), new Map(partsOf(file, typed))];
  return older.filter((name) => JSON.stringify(before.get(name)) === JSON.stringify(now.get(name)));
}

/**
 * The English beside a file of a translation, or the part of it that is in `typed`. There is none beside English and
 * facts.
 */
export function useTwin(file: string, isTranslation: boolean, typed: string): Twin | undefined {
  const [beside, setBeside] = useState<Beside>();
  useEffect(() => {
    if (isTranslation) void findBeside(file).then(setBeside);
  }, [file, isTranslation]);
  if (!isTranslation) return undefined;
  return {
    english: beside?.english,
    older: beside ? olderStill(file, beside, typed) : [],
    confirm: (path) => void confirmPart(file, path).then(setBeside),
  };
}

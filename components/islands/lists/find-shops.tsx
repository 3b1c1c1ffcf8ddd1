'use client';

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { EnquireButton } from '@/components/islands/enquiry/enquire-button';
import { ShopEntry } from '@/components/ui/shop-entry/shop-entry';
import type { ListedShop } from '@/content/lists/shops';
import { fill } from '@/content/read';
import type { ListsWords } from '@/content/schema/lists/words';
import { fetchShops } from '@/lib/lists/fetch-shops';
import { findShops, type Searchable } from '@/lib/lists/find-shops';
import styles from './find-shops.module.scss';

interface FindShopsProps {
  /** The address of the file in which it looks. */
  readonly file: string;
  /** The id of the element that shows the answer. */
  readonly answerIn: string;
  readonly words: Pick<
    ListsWords['shops'],
    | 'about'
    | 'aboutNone'
    | 'all'
    | 'ask'
    | 'failed'
    | 'first'
    | 'found'
    | 'foundHeading'
    | 'label'
    | 'loading'
    | 'nearest'
    | 'none'
    | 'others'
    | 'othersHeading'
  >;
}

/** What those who listen hear of an answer. */
function sayFound(
  words: FindShopsProps['words'],
  { found, nearest, count }: ReturnType<typeof findShops>,
  counts: { readonly count: number; readonly typed: string },
): string {
  if (count === 0)
    return [fill(words.none, counts), ...(nearest.length > 0 ? [words.nearest] : [])].join(' ');
  // Nothing is near to shops without a door.
  const areNear = nearest.length > 0 && found.some(({ postalCode }) => postalCode);
  const said = areNear ? words.others : count > found.length ? words.first : words.found;
  return fill(said, { ...counts, found: count, first: found.length });
}

function Shops({ heading, shops }: { heading: string; shops: readonly ListedShop[] }) {
  return (
    shops.length > 0 && (
      <section>
        <h2>{heading}</h2>
        <ul>
          {shops.map((shop, at) => (
            <ShopEntry key={at} {...shop} />
          ))}
        </ul>
      </section>
    )
  );
}

/**
 * Finds places by city, state, name or postal code as one types, in a file that comes once somebody begins. Its answer
 * stands instead of the page's list.
 */
export function FindShops({ file, answerIn, words }: FindShopsProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isComing = useRef(false);
  const [list, setList] = useState<Searchable>();
  const [hasFailed, setHasFailed] = useState(false);
  const [value, setValue] = useState('');
  const typed = value.trim();

  function load() {
    if (isComing.current) return;
    isComing.current = true;
    setHasFailed(false);
    fetchShops(file).then(setList, () => {
      isComing.current = false;
      setHasFailed(true);
    });
  }

  function find(text: string) {
    setValue(text);
    load();
  }

  const begin = useEffectEvent(() => {
    const field = input.current;
    if (field && (field.value !== '' || field === document.activeElement)) find(field.value);
  });

  useEffect(() => {
    // What was typed before the scripts were there.
    const frame = requestAnimationFrame(begin);
    return () => cancelAnimationFrame(frame);
  }, []);

  const count = list?.shops.length ?? 0;
  const answer = list && typed ? findShops(list, typed) : undefined;
  const place = answer && document.getElementById(answerIn);

  function said(): string {
    if (hasFailed) return words.failed;
    if (answer) return sayFound(words, answer, { count, typed });
    if (list) return fill(words.all, { count });
    return typed ? words.loading : '';
  }

  return (
    <div className={styles.find} role="search">
      <label className={styles.label} htmlFor={id}>
        {words.label}
      </label>
      <input
        ref={input}
        id={id}
        type="search"
        className={styles.input}
        autoComplete="postal-code"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={60}
        onFocus={load}
        onChange={({ currentTarget }) => find(currentTarget.value)}
      />
      <p className={styles.said} role="status">
        {said()}
      </p>
      <EnquireButton about={typed ? fill(words.about, { place: typed }) : words.aboutNone}>
        {words.ask}
      </EnquireButton>
      {place &&
        createPortal(
          <>
            <Shops heading={words.foundHeading} shops={answer.found} />
            <Shops heading={words.othersHeading} shops={answer.nearest} />
          </>,
          place,
        )}
    </div>
  );
}

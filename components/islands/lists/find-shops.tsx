'use client';

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { EnquireButton } from '@/components/islands/enquiry/enquire-button';
import { fill } from '@/content/read';
import type { ListsWords } from '@/content/schema/lists/words';
import { findShops, type Findable } from '@/lib/lists/find-shops';
import styles from './find-shops.module.scss';

interface FindShopsProps {
  readonly words: Pick<
    ListsWords['shops'],
    'about' | 'aboutNone' | 'all' | 'ask' | 'found' | 'label' | 'nearest' | 'none' | 'others'
  >;
}

interface Entry extends Findable {
  readonly element: HTMLElement;
}

/** The places of the page: `components/sections/shops/shop-entry.tsx` writes them. */
function readEntries(): Entry[] {
  return [...document.querySelectorAll<HTMLElement>('[data-shops] li')].map((element) => {
    const name = element.children[0]?.textContent ?? '';
    return {
      element,
      name,
      city: element.parentElement?.previousElementSibling?.textContent ?? '',
      postalCode: element.children[1]?.textContent.split(', ').at(-1) ?? '',
      owner: element.dataset.owner ?? `as named: ${name}`,
    };
  });
}

/** Shows some places, and hides the headings below which none is shown. */
function show(entries: readonly Entry[], shown: ReadonlySet<Findable>): void {
  for (const entry of entries) entry.element.hidden = !shown.has(entry);
  for (const group of document.querySelectorAll<HTMLElement>('[data-shops] section'))
    group.hidden = !group.querySelector('li:not([hidden])');
}

/** Finds places by city, name or postal code as one types. The law lets no owner stand alone: others stand below. */
export function FindShops({ words }: FindShopsProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const entries = useRef<readonly Entry[]>([]);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');

  function find(text: string) {
    setTyped(text);
    const all = entries.current;
    const { found, nearest } = findShops(all, text);
    show(all, new Set([...found, ...nearest]));
    const counts = { found: found.length, count: all.length, typed: text.trim() };
    if (text.trim() === '') setSaid(fill(words.all, counts));
    else if (found.length === 0)
      setSaid([fill(words.none, counts), nearest.length > 0 ? words.nearest : ''].join(' ').trim());
    else setSaid(fill(nearest.length > 0 ? words.others : words.found, counts));
  }

  const findTyped = useEffectEvent(() => input.current?.value && find(input.current.value));

  useEffect(() => {
    entries.current = readEntries();
    // What was typed before the scripts were there.
    const frame = requestAnimationFrame(findTyped);
    return () => cancelAnimationFrame(frame);
  }, []);

  const place = typed.trim();
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
        onChange={({ currentTarget }) => find(currentTarget.value)}
      />
      <p className={styles.said} role="status">
        {said}
      </p>
      <EnquireButton about={place ? fill(words.about, { place }) : words.aboutNone}>
        {words.ask}
      </EnquireButton>
    </div>
  );
}

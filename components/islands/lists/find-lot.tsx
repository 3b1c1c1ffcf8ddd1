'use client';

import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { EnquireButton } from '@/components/islands/enquiry/enquire-button';
import { Tilde } from '@/components/ui/tilde/tilde';
import { plainLot } from '@/content/lists/lot-number';
import { fill } from '@/content/read';
import type { ListsWords } from '@/content/schema/lists/words';
import { mostAbout } from '@/lib/enquiry/enquiry';
import styles from './find-lot.module.scss';

interface FindLotProps {
  readonly fromAddress: boolean;
  readonly words: Pick<
    ListsWords['lots'],
    'about' | 'ask' | 'label' | 'missing' | 'show' | 'unknown'
  >;
}

/** The address of a lot however it is typed, among the links of the page. */
const addressOf = (typed: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('[data-lots] a')].find(
    ({ textContent }) => plainLot(textContent) === plainLot(typed),
  )?.href;

/** The lot in the address, in which people and codes write what they like. */
function lotInAddress(): string {
  const last = window.location.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** Leads from a lot as it is typed to its page; says so where there is none, and offers to ask. */
export function FindLot({ fromAddress, words }: FindLotProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<{ readonly text: string; readonly lot?: string }>();

  function lookUp(typed: string) {
    const lot = typed.trim().slice(0, mostAbout / 2);
    if (plainLot(lot) === '') return setSaid({ text: words.missing });
    const address = addressOf(lot);
    if (address) window.location.assign(address);
    else setSaid({ text: fill(words.unknown, { lot }), lot });
  }

  useEffect(() => {
    const lot = fromAddress ? lotInAddress() : '';
    if (lot === '' || lot.startsWith('404')) return;
    if (input.current) input.current.value = lot;
    const address = addressOf(lot);
    // Instead of this page, to which Back would otherwise return.
    if (address) window.location.replace(address);
    else setSaid({ text: fill(words.unknown, { lot }), lot });
  }, [fromAddress, words]);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    lookUp(input.current?.value ?? '');
    input.current?.select();
  };

  return (
    <form className={styles.form} onSubmit={submit} role="search">
      <label className={styles.label} htmlFor={id}>
        {words.label}
      </label>
      <div className={styles.line}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={40}
          aria-describedby={`${id}-said`}
        />
        <button className={styles.button} data-replay="">
          {words.show}
        </button>
        <Tilde className={styles.tilde} />
      </div>
      <div id={`${id}-said`} className={styles.said} role="status">
        {said && <p>{said.text}</p>}
      </div>
      {said?.lot && (
        <EnquireButton about={fill(words.about, { lot: said.lot })}>
          {fill(words.ask, { lot: said.lot })}
        </EnquireButton>
      )}
    </form>
  );
}

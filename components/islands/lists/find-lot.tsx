'use client';

import {
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type SyntheticEvent,
} from 'react';
import { EnquireButton } from '@/components/islands/enquiry/enquire-button';
import { Tilde } from '@/components/ui/tilde/tilde';
import { plainLot } from '@/content/lists/lot-number';
import { fill } from '@/content/read';
import type { ListsWords } from '@/content/schema/lists/words';
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
  plainLot(typed) === ''
    ? undefined
    : [...document.querySelectorAll<HTMLAnchorElement>('[data-lots] a')].find(
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

/** The lot of the address, if it has no page. */
function unknownInAddress(): string {
  const lot = lotInAddress();
  return lot.startsWith('404') || addressOf(lot) ? '' : lot;
}

const never = () => () => {};
const none = () => '';

/** Leads from a lot as it is typed to its page; says so where there is none, and offers to ask. */
export function FindLot({ fromAddress, words }: FindLotProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const asked = useSyncExternalStore(never, fromAddress ? unknownInAddress : none, none);
  const [typed, setTyped] = useState<string>();
  const lot = typed ?? asked;
  const isLot = plainLot(lot) !== '';

  useEffect(() => {
    if (!fromAddress) return;
    const address = addressOf(lotInAddress());
    // Instead of this page, to which Back would otherwise return.
    if (address) window.location.replace(address);
  }, [fromAddress]);

  function lookUp(value: string) {
    const address = addressOf(value);
    if (address) window.location.assign(address);
    else setTyped(value.trim());
  }

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
          defaultValue={asked}
          key={asked}
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
        {isLot && <p>{fill(words.unknown, { lot })}</p>}
        {!isLot && typed !== undefined && <p>{words.missing}</p>}
      </div>
      {isLot && (
        <EnquireButton about={fill(words.about, { lot })}>{fill(words.ask, { lot })}</EnquireButton>
      )}
    </form>
  );
}

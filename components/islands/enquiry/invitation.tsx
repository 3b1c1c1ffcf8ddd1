'use client';

import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { observe } from 'react-intersection-observer';
import { NoteActions, useReturnFocus } from '@/components/ui/corner-note/corner-note';
import { Mark } from '@/components/ui/mark/mark';
import { invitationWords as words } from '@/content/enquiry';
import { routes } from '@/content/routes';
import { useElapsed } from '@/hooks/use-elapsed';
import { useStore } from '@/hooks/use-store';
import { readAge } from '@/lib/age';
import { whenElapsed } from '@/lib/clock';
import { pagePath } from '@/lib/page-path';
import { storageChanges, storageKeys, tabStorage } from '@/lib/storage';
import { windowHeight } from '@/styles/tokens/layout';
import { clock, invitationTimes } from '@/styles/tokens/motion';
import { enquiryProgress, openEnquiry } from './enquiry-state';
import styles from './invitation.module.scss';

const dismissed = 'dismissed';

/** Keeps the invitation away for the session. */
const dismiss = () => tabStorage.write(storageKeys.invitation, dismissed);

const isDismissed = () => tabStorage.read(storageKeys.invitation) === dismissed;
const isDismissedOnServer = () => true;

/** Events that show that the visitor is not at rest. */
const activity = ['scroll', 'wheel', 'touchmove', 'keydown', 'pointerdown', 'input'];

/** In a window this low the invitation would cover the page, so it appears folded. */
const lowWindow = `(height < ${windowHeight.shallow}rem)`;

const footer = () => document.querySelector('body > footer');

/** Whether the visitor has stopped scrolling and typing, at `clock.ready` at the earliest. */
function useHasRested(): boolean {
  const [hasRested, setHasRested] = useState(false);

  useEffect(() => {
    const { rest } = invitationTimes;
    const ended = new AbortController();
    let timer = 0;
    const finish = () => {
      ended.abort();
      setHasRested(true);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(finish, rest);
    };
    const cancel = whenElapsed(clock.ready - rest, () => {
      for (const type of activity) {
        addEventListener(type, wait, { passive: true, signal: ended.signal });
      }
      wait();
    });
    return () => {
      cancel();
      clearTimeout(timer);
      ended.abort();
    };
  }, []);

  return hasRested;
}

/**
 * At `clock.ready`, sets `<html data-ready>` for a verified visitor.
 * @returns whether that visitor is invited: on the home page, once at rest, until the invitation is dismissed for
 * the session or an enquiry was sent or handed to the mail program.
 */
export function useInvitation(): boolean {
  const [isReady, setReady] = useState(false);
  const hasRested = useHasRested();
  const isAway = useSyncExternalStore(storageChanges.subscribe, isDismissed, isDismissedOnServer);
  const phases = [useStore(enquiryProgress.modal).phase, useStore(enquiryProgress.footer).phase];
  const hasWritten = phases.includes('sent') || phases.includes('mailOpened');

  useElapsed(clock.ready, () => {
    if (readAge() !== 'verified') return;
    document.documentElement.dataset.ready = 'true';
    setReady(true);
  });

  useEffect(() => {
    if (hasWritten) dismiss();
  }, [hasWritten]);

  const isHome = isReady && pagePath(window.location.pathname) === routes.home.path;
  return isHome && hasRested && !isAway;
}

/**
 * A non-modal note on the home page that offers the enquiry form. It never takes focus, folds into a small mark in the
 * page's margin when the visitor scrolls, moves focus or waits eight seconds, and is hidden while the footer, which
 * has a form of its own, is in view.
 */
export function Invitation() {
  const note = useRef<HTMLElement>(null);
  const mark = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(() => !window.matchMedia(lowWindow).matches);
  // True until the observer has reported that the footer is out of view.
  const [isInTheWay, setInTheWay] = useState(() => footer() !== null);
  useReturnFocus(note);

  const fold = useEffectEvent(() => {
    // A dialog that was opened from here gives focus back to here.
    if (document.querySelector('dialog[open]')) return;
    if (note.current?.contains(document.activeElement))
      mark.current?.focus({ preventScroll: true });
    setOpen(false);
  });

  useEffect(() => {
    if (!open) return;
    const foldUnlessInUse = () => note.current?.matches(':hover, :focus-within') || fold();
    const timer = setInterval(foldUnlessInUse, invitationTimes.folds);
    const ended = new AbortController();
    addEventListener('scroll', () => fold(), { passive: true, signal: ended.signal });
    addEventListener('focusin', foldUnlessInUse, { signal: ended.signal });
    return () => {
      clearInterval(timer);
      ended.abort();
    };
  }, [open]);

  useEffect(() => {
    const element = footer();
    return element ? observe(element, setInTheWay) : undefined;
  }, []);

  return (
    <aside ref={note} className={styles.invitation} aria-label={words.heading} hidden={isInTheWay}>
      <button
        ref={mark}
        type="button"
        className={styles.mark}
        aria-label={words.mark}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Mark />
      </button>
      {open && (
        <div className={styles.words}>
          <h2 className={styles.heading}>{words.heading}</h2>
          <p>{words.text}</p>
          <NoteActions
            actions={[
              {
                label: words.open,
                onClick: ({ currentTarget }) => openEnquiry({ opener: currentTarget }),
              },
              { label: words.dismiss, onClick: dismiss },
            ]}
          />
        </div>
      )}
    </aside>
  );
}

import { useEffect, useState } from 'react';
import { observe } from 'react-intersection-observer';
import { routes } from '@/content/routes';
import { useElapsed } from '@/hooks/use-elapsed';
import { useStore } from '@/hooks/use-store';
import { readAge } from '@/lib/age';
import { whenElapsed } from '@/lib/clock';
import { storageKeys, tabStorage } from '@/lib/storage';
import { clock, invitationTimes } from '@/styles/tokens/motion';
import { enquiryProgress } from './enquiry-state';
import { whenAtRest } from './when-at-rest';

const dismissed = 'dismissed';

/** Keeps the invitation away for the session. */
const rememberDismissal = () => tabStorage.write(storageKeys.invitation, dismissed);

/** Whether an enquiry of this visit was sent, or handed to the visitor's mail program. */
function useHasWritten(): boolean {
  const { phase: inModal } = useStore(enquiryProgress.modal);
  const { phase: inFooter } = useStore(enquiryProgress.footer);
  return [inModal, inFooter].some((phase) => phase === 'sent' || phase === 'written');
}

/** Whether the visitor has come to rest, at `clock.ready` at the earliest. */
function useAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);

  useEffect(() => {
    let stopWaiting = () => {};
    const cancel = whenElapsed(clock.ready - invitationTimes.rest, () => {
      stopWaiting = whenAtRest(invitationTimes.rest, () => setAtRest(true));
    });
    return () => {
      cancel();
      stopWaiting();
    };
  }, []);

  return isAtRest;
}

/** Whether the footer is in view, with its form and the legal links. */
function useFooterInView(): boolean {
  const [inView, setInView] = useState(false);

  useEffect(() => {
    const footer = document.querySelector('body > footer');
    return footer ? observe(footer, setInView) : undefined;
  }, []);

  return inView;
}

/**
 * At `clock.ready`, sets `<html data-ready>` for a verified visitor, who is invited on the home page, once at
 * rest, until the invitation is dismissed for the session, or the visitor has written.
 */
export function useInvitation() {
  const hasWritten = useHasWritten();
  const isAtRest = useAtRest();
  const footerInView = useFooterInView();
  const [isDue, setDue] = useState(false);

  useElapsed(clock.ready, () => {
    if (readAge() !== 'verified') return;
    document.documentElement.dataset.ready = 'true';
    setDue(tabStorage.read(storageKeys.invitation) !== dismissed);
  });

  useEffect(() => {
    if (hasWritten) rememberDismissal();
  }, [hasWritten]);

  if (isDue && hasWritten) setDue(false);

  function dismiss() {
    rememberDismissal();
    setDue(false);
  }

  return {
    shown: isDue && isAtRest && window.location.pathname === routes.home.path,
    /** Out of the footer's way. Of a dialog's way its style sheet keeps it. */
    away: footerInView,
    dismiss,
  };
}

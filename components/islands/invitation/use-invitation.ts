import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { routes } from '@/content/routes';
import { readAge } from '@/lib/age';
import { storageKeys } from '@/lib/storage-keys';
import { tabStorage } from '@/lib/storage';
import { clock } from '@/styles/tokens/motion';
import { useElapsed } from '@/hooks/use-elapsed';
import { useEnquiryProgress } from '@/hooks/use-enquiry-progress';

const dismissed = 'dismissed';

/** Keeps the invitation away for the session. */
const rememberDismissal = () => tabStorage.write(storageKeys.invitation, dismissed);

/** Whether an enquiry of this visit was sent, or handed to the visitor's mail program. */
function useHasWritten(): boolean {
  const phases = [useEnquiryProgress('modal').phase, useEnquiryProgress('footer').phase];
  return phases.some((phase) => phase === 'sent' || phase === 'written');
}

/**
 * At `clock.ready`, sets `<html data-ready>` for a verified visitor, and shows the invitation on the home
 * page until it is dismissed for the session, or the visitor has written.
 */
export function useInvitation(): { readonly shown: boolean; readonly dismiss: () => void } {
  const path = usePathname();
  const hasWritten = useHasWritten();
  const [ready, setReady] = useState(false);

  useElapsed(clock.ready, () => {
    if (readAge() !== 'verified') return;
    document.documentElement.dataset.ready = 'true';
    setReady(tabStorage.read(storageKeys.invitation) !== dismissed);
  });

  useEffect(() => {
    if (hasWritten) rememberDismissal();
  }, [hasWritten]);

  if (ready && hasWritten) setReady(false);

  function dismiss() {
    rememberDismissal();
    setReady(false);
  }

  return { shown: ready && path === routes.home.path, dismiss };
}

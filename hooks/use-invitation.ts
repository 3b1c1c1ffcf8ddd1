import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { routes } from '@/content/routes';
import { readAge } from '@/lib/age/age';
import { storageKeys } from '@/lib/storage/keys';
import { tabStorage } from '@/lib/storage/storage';
import { clock } from '@/styles/tokens/motion';
import { useElapsed } from './use-elapsed';

const dismissed = 'dismissed';

/**
 * At `clock.ready`, sets `<html data-ready>` for a verified visitor, and shows the invitation on the home
 * page until it is dismissed for the session.
 */
export function useInvitation(): { readonly shown: boolean; readonly dismiss: () => void } {
  const path = usePathname();
  const [ready, setReady] = useState(false);

  useElapsed(clock.ready, () => {
    if (readAge() !== 'verified') return;
    document.documentElement.dataset.ready = 'true';
    setReady(tabStorage.read(storageKeys.invitation) !== dismissed);
  });

  function dismiss() {
    tabStorage.write(storageKeys.invitation, dismissed);
    setReady(false);
  }

  return { shown: ready && path === routes.home.path, dismiss };
}

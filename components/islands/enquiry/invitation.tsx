'use client';

import { useEffect, useId, useState } from 'react';
import { CornerNote } from '@/components/ui/corner-note/corner-note';
import { invitationWords as words } from '@/content/corner-notes';
import { routes } from '@/content/routes';
import { useElapsed } from '@/hooks/use-elapsed';
import { useStore } from '@/hooks/use-store';
import { readAge } from '@/lib/age';
import { storageKeys, tabStorage } from '@/lib/storage';
import { clock } from '@/styles/tokens/motion';
import { enquiryProgress, openEnquiry } from './enquiry-state';
import styles from './invitation.module.scss';

const dismissed = 'dismissed';

/** Keeps the invitation away for the session. */
const rememberDismissal = () => tabStorage.write(storageKeys.invitation, dismissed);

/** Whether an enquiry of this visit was sent, or handed to the visitor's mail program. */
function useHasWritten(): boolean {
  const { phase: inModal } = useStore(enquiryProgress.modal);
  const { phase: inFooter } = useStore(enquiryProgress.footer);
  return [inModal, inFooter].some((phase) => phase === 'sent' || phase === 'written');
}

/**
 * At `clock.ready`, sets `<html data-ready>` for a verified visitor, and shows the invitation on the home
 * page until it is dismissed for the session, or the visitor has written.
 */
export function useInvitation(): { readonly shown: boolean; readonly dismiss: () => void } {
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

  return { shown: ready && window.location.pathname === routes.home.path, dismiss };
}

/** Invites a visitor who stays on the home page to write. Non-modal: it never takes focus. */
export function Invitation({ onDismiss }: { readonly onDismiss: () => void }) {
  const id = useId();

  return (
    <CornerNote
      labelledBy={id}
      actions={[
        { label: words.open, onClick: (event) => openEnquiry({ opener: event.currentTarget }) },
        { label: words.dismiss, onClick: onDismiss },
      ]}
    >
      <h2 id={id} className={styles.heading}>
        {words.heading}
      </h2>
      <p>{words.text}</p>
    </CornerNote>
  );
}

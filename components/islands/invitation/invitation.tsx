'use client';

import { useId } from 'react';
import { CornerNote } from '@/components/ui/corner-note/corner-note';
import { invitationWords as words } from '@/content/corner-notes';
import { openEnquiry } from '@/lib/enquiry-flow/enquiry-flow';
import styles from './invitation.module.scss';

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

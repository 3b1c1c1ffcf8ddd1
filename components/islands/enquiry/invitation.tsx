'use client';

import { useRef } from 'react';
import { NoteActions } from '@/components/ui/corner-note/corner-note';
import { useReturnFocus } from '@/components/ui/corner-note/use-return-focus';
import { Mark } from '@/components/ui/mark/mark';
import { invitationWords as words } from '@/content/enquiry';
import { openEnquiry } from './enquiry-state';
import styles from './invitation.module.scss';
import { useFolding } from './use-folding';

interface InvitationProps {
  /** Whether what it must not cover is in view. */
  readonly away: boolean;
  readonly onDismiss: () => void;
}

/**
 * Invites a visitor who stays on the home page to write. Non-modal: it never takes focus, and soon folds into a
 * small mark in the page's margin.
 */
export function Invitation({ away, onDismiss }: InvitationProps) {
  const note = useRef<HTMLElement>(null);
  const mark = useRef<HTMLButtonElement>(null);
  const { open, toggle } = useFolding(note, mark);
  useReturnFocus(note);

  return (
    <aside ref={note} className={styles.invitation} aria-label={words.heading} hidden={away}>
      <button
        ref={mark}
        type="button"
        className={styles.mark}
        aria-label={words.mark}
        aria-expanded={open}
        onClick={toggle}
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
              { label: words.dismiss, onClick: onDismiss },
            ]}
          />
        </div>
      )}
    </aside>
  );
}

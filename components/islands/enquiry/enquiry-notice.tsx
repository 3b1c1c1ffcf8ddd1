'use client';

import { useEffect, useId, useState } from 'react';
import { CornerNote } from '@/components/ui/corner-note/corner-note';
import { enquiryNoticeWords as words } from '@/content/enquiry';
import { useElapsed } from '@/hooks/use-elapsed';
import { useStore } from '@/hooks/use-store';
import { hasDraft } from '@/lib/enquiry/draft';
import { clock } from '@/styles/tokens/motion';
import { closeEnquiry, enquiryFlow, enquiryProgress, proceedToForm } from './enquiry-state';
import styles from './enquiry-form.module.scss';

/** The message of a notice after the contact modal has closed. */
type NoticeKind = keyof typeof words.news;

const { modal } = enquiryProgress;

function kindOfClosing(): NoticeKind {
  const { phase } = modal.get();
  if (phase === 'sending' || phase === 'sent') return phase;
  return hasDraft('modal') ? 'kept' : 'closed';
}

/**
 * Closes the contact modal at `clock.modalCloses`. Returns the notice to show: after that, or after the visitor has
 * closed the modal while its enquiry was being sent.
 */
export function useEnquiryNotice() {
  const [closing, setClosing] = useState<NoticeKind>();
  const { step } = useStore(enquiryFlow);
  const { phase } = useStore(modal);
  const formOpen = step === 'form';

  if (formOpen && closing) setClosing(undefined);

  useElapsed(clock.modalCloses, () => {
    if (enquiryFlow.get().step === 'form') setClosing(kindOfClosing());
    closeEnquiry();
  });

  useEffect(() => {
    if (!formOpen) return;
    return () => {
      if (modal.get().phase === 'sending') setClosing('sending');
    };
  }, [formOpen]);

  const outcome = phase === 'sending' || phase === 'sent' ? phase : 'failed';
  return {
    kind: closing === 'sending' ? outcome : closing,
    dismiss: () => setClosing(undefined),
  };
}

interface EnquiryNoticeProps {
  /** `undefined`: no notice. */
  readonly kind: NoticeKind | undefined;
  /** Whether a dialog takes long to load, which is announced to screen readers. */
  readonly opening: boolean;
  readonly onDismiss: () => void;
}

/** Says, visibly and to screen readers, why the contact modal has closed or what became of its enquiry. */
export function EnquiryNotice({ kind, opening, onDismiss }: EnquiryNoticeProps) {
  const id = useId();

  return (
    <>
      <p role="status" className={styles.status}>
        {opening ? words.opening : kind && words.news[kind]}
      </p>
      {kind && (
        <CornerNote
          labelledBy={id}
          actions={[
            { label: words.reopen, onClick: proceedToForm },
            { label: words.dismiss, onClick: onDismiss },
          ]}
        >
          <p id={id}>{words.news[kind]}</p>
        </CornerNote>
      )}
    </>
  );
}

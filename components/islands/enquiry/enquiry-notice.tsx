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

/** What a notice can say after the contact modal has closed. */
type EnquiryNews = keyof typeof words.news;

const { modal } = enquiryProgress;

function newsOfClosing(): EnquiryNews {
  const { phase } = modal.get();
  if (phase === 'sending' || phase === 'sent') return phase;
  return hasDraft('modal') ? 'kept' : 'closed';
}

/**
 * Closes the contact modal at `clock.modalCloses`. Returns what to say about it: then, or after the visitor has closed
 * it while its enquiry was being sent.
 */
export function useEnquiryNotice() {
  const [closing, setClosing] = useState<EnquiryNews>();
  const { step } = useStore(enquiryFlow);
  const { phase } = useStore(modal);
  const formOpen = step === 'form';

  if (formOpen && closing) setClosing(undefined);

  useElapsed(clock.modalCloses, () => {
    if (enquiryFlow.get().step === 'form') setClosing(newsOfClosing());
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
    news: closing === 'sending' ? outcome : closing,
    dismiss: () => setClosing(undefined),
  };
}

interface EnquiryNoticeProps {
  /** Nothing is shown without news. */
  readonly news: EnquiryNews | undefined;
  /** Whether a dialog is long in coming; said to screen readers. */
  readonly opening: boolean;
  readonly onDismiss: () => void;
}

/** Tells, visibly and to screen readers, what became of a contact modal that has closed. */
export function EnquiryNotice({ news, opening, onDismiss }: EnquiryNoticeProps) {
  const id = useId();

  return (
    <>
      <p role="status" className={styles.status}>
        {opening ? words.opening : news && words.news[news]}
      </p>
      {news && (
        <CornerNote
          labelledBy={id}
          actions={[
            { label: words.reopen, onClick: proceedToForm },
            { label: words.dismiss, onClick: onDismiss },
          ]}
        >
          <p id={id}>{words.news[news]}</p>
        </CornerNote>
      )}
    </>
  );
}

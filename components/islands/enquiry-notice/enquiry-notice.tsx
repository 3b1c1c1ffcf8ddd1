'use client';

import { useId } from 'react';
import { CornerNote } from '@/components/ui/corner-note/corner-note';
import { enquiryNoticeWords as words } from '@/content/corner-notes';
import type { EnquiryNews } from './use-enquiry-notice';
import { proceedToForm } from '@/lib/enquiry-flow/enquiry-flow';
import styles from './enquiry-notice.module.scss';

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
      <p role="status" className={styles.spoken}>
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

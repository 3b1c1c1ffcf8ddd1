'use client';

import { useId } from 'react';
import { CornerNote } from '@/components/ui/corner-note/corner-note';
import { enquiryNoticeWords as words } from '@/content/islands';
import { proceedToForm } from '@/lib/enquiry-flow/enquiry-flow';
import styles from './enquiry-notice.module.scss';

export interface EnquiryNoticeProps {
  readonly shown: boolean;
  readonly onDismiss: () => void;
}

/** Says, to the eye and to a screen reader, that the contact modal closed by itself. */
export function EnquiryNotice({ shown, onDismiss }: EnquiryNoticeProps) {
  const id = useId();

  return (
    <>
      <p role="status" className={styles.spoken}>
        {shown ? words.text : ''}
      </p>
      {shown && (
        <CornerNote
          labelledBy={id}
          actions={[
            { label: words.reopen, onClick: proceedToForm },
            { label: words.dismiss, onClick: onDismiss },
          ]}
        >
          <p id={id}>{words.text}</p>
        </CornerNote>
      )}
    </>
  );
}

'use client';

import { Sheet } from '@/components/ui/sheet/sheet';
import { confirmAgeWords as words } from '@/content/age';
import { confirmAge } from '@/lib/age';
import { closeEnquiry, proceedToForm } from '@/components/islands/enquiry/enquiry-state';
import styles from './confirm-age.module.scss';

interface ConfirmAgeProps {
  readonly open: boolean;
  /** The control that asked for the enquiry, to which focus returns. */
  readonly returnTo?: HTMLElement;
}

function verify() {
  confirmAge();
  proceedToForm();
}

/** Asks for the visitor's age before an enquiry. Verify is the same action as "I am over 21". */
export function ConfirmAge({ open, returnTo }: ConfirmAgeProps) {
  return (
    <Sheet
      open={open}
      heading={words.heading}
      text={words.text}
      returnTo={returnTo}
      onDismiss={closeEnquiry}
    >
      <div className={styles.actions}>
        <button type="button" className={styles.action} onClick={verify}>
          {words.verify}
        </button>
        <button type="button" className={styles.action} onClick={closeEnquiry}>
          {words.close}
        </button>
      </div>
      <p className={styles.note}>{words.shared}</p>
      <p className={styles.note}>
        <a href={words.privacy.href}>{words.privacy.label}</a>
        <span>
          {words.responsible.before} <a href={words.responsible.href}>{words.responsible.label}</a>
        </span>
      </p>
    </Sheet>
  );
}

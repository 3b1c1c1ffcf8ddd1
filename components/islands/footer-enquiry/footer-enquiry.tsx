'use client';

import { EnquiryShell } from '@/components/islands/enquiry-form/enquiry-shell';
import { Field } from '@/components/ui/field/field';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { footerForm } from '@/content/enquiry';
import styles from './footer-enquiry.module.scss';

/** The footer's form on its dark ground: one address and a button on one line of gold. */
export function FooterEnquiry() {
  return (
    <IslandBoundary>
      <EnquiryShell
        className={styles.form}
        submitLabel={footerForm.submit}
        source="footer"
        product=""
      >
        {({ id, errors, sending, label, terms }) => (
          <>
            <div className={styles.line}>
              <Field
                id={`${id}-email`}
                name="email"
                label={footerForm.emailLabel}
                type="email"
                autoComplete="email"
                inputMode="email"
                error={errors.email}
                readOnly={sending}
              />
              <button className={styles.submit} aria-disabled={sending || undefined}>
                {label}
              </button>
            </div>
            {terms}
          </>
        )}
      </EnquiryShell>
    </IslandBoundary>
  );
}

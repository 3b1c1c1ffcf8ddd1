'use client';

import { Field } from '@/components/ui/field/field';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { footerForm, mailTo } from '@/content/enquiry';
import { classNames } from '@/lib/class-names';
import { inputAttributes } from '@/lib/enquiry/enquiry';
import { mailtoLink } from '@/lib/enquiry/mailto';
import { contactEndpoint } from '@/lib/enquiry/send';
import { EnquiryForm } from './enquiry-form';
import styles from './footer-enquiry.module.scss';

/**
 * The footer's form on its dark ground: one address and a button on one line of gold. Without an endpoint a mail
 * link takes its place where there is no JavaScript, and its button waits for the scripts.
 */
export function FooterEnquiry() {
  return (
    <IslandBoundary>
      {!contactEndpoint && (
        <noscript>
          <a href={mailtoLink(mailTo.address, mailTo.subject)}>{footerForm.byMail}</a>
        </noscript>
      )}
      <EnquiryForm
        className={classNames(styles.form, contactEndpoint ? undefined : styles.scripted)}
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
                {...inputAttributes.email}
                error={errors.email}
                readOnly={sending}
              />
              <button
                className={styles.submit}
                aria-disabled={sending || undefined}
                data-replay={contactEndpoint ? undefined : ''}
              >
                {label}
              </button>
            </div>
            {terms}
          </>
        )}
      </EnquiryForm>
    </IslandBoundary>
  );
}

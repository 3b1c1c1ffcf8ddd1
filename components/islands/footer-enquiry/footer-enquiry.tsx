'use client';

import { useId } from 'react';
import { EnquiryContext } from '@/components/islands/enquiry-form/enquiry-context';
import {
  EnquiryFailure,
  EnquiryLetter,
  EnquiryThanks,
} from '@/components/islands/enquiry-form/enquiry-outcomes';
import { ErrorSummary } from '@/components/ui/error-summary/error-summary';
import { Field } from '@/components/ui/field/field';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { errorSummaryTitle, footerForm, mailTo, states } from '@/content/enquiry';
import { useEnquiry } from '@/hooks/use-enquiry';
import { contactEndpoint } from '@/lib/enquiry/endpoint';
import { formTarget, mailLink } from '@/lib/enquiry/letter';
import styles from './footer-enquiry.module.scss';

export interface FooterEnquiryProps {
  /** Where to post to; as built unless a test says otherwise. */
  readonly endpoint?: string | undefined;
}

/** The footer's form on its dark ground: one address and a button on one line of gold. */
export function FooterEnquiry({ endpoint = contactEndpoint }: FooterEnquiryProps) {
  return (
    <IslandBoundary>
      <FooterForm endpoint={endpoint} />
    </IslandBoundary>
  );
}

function FooterForm({ endpoint }: FooterEnquiryProps) {
  const id = useId();
  const source = 'footer';
  const { form, state, submit, keep } = useEnquiry({ source, product: '', endpoint });
  const { phase, errors, letter } = state;

  if (phase === 'sent') {
    return (
      <div className={styles.form}>
        <EnquiryThanks />
      </div>
    );
  }

  const labels = { sending: states.sending, failed: states.again };
  return (
    <form
      ref={form}
      className={styles.form}
      data-source={source}
      data-phase={phase}
      {...formTarget(endpoint, mailLink(mailTo.address, mailTo.subject))}
      onSubmit={submit}
      onInput={keep}
    >
      {phase === 'refused' && (
        <ErrorSummary title={errorSummaryTitle} errors={errors} idPrefix={id} />
      )}
      {phase === 'failed' && <EnquiryFailure letter={letter} />}
      {phase === 'written' && <EnquiryLetter letter={letter} />}
      <div className={styles.line}>
        <Field
          id={`${id}-email`}
          name="email"
          label={footerForm.emailLabel}
          type="email"
          autoComplete="email"
          inputMode="email"
          error={errors.email}
          readOnly={phase === 'sending'}
        />
        <button className={styles.submit} aria-disabled={phase === 'sending' || undefined}>
          {phase === 'sending' || phase === 'failed' ? labels[phase] : footerForm.submit}
        </button>
      </div>
      <EnquiryContext source={source} product="" />
      <p role="status" className={styles.status}>
        {phase === 'sending' && states.sending}
      </p>
    </form>
  );
}

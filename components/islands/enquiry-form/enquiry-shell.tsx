import { useId, type ReactNode } from 'react';
import { ErrorSummary } from '@/components/ui/error-summary/error-summary';
import { errorSummaryTitle, mailTo, states } from '@/content/enquiry';
import { useEnquiry, type EnquiryOptions } from './use-enquiry';
import { contactEndpoint } from '@/lib/enquiry/endpoint';
import { formTarget, mailLink } from '@/lib/enquiry/letter';
import type { FieldErrors } from '@/lib/enquiry/send';
import { EnquiryTerms } from './enquiry-terms';
import { EnquiryFailure, EnquiryLetter, EnquiryThanks, LetterLink } from './enquiry-outcomes';
import styles from './enquiry-shell.module.scss';

/** What a form is given to render its fields. */
interface FormParts {
  /** A field's id must be `id-name`: the error summary links to it. */
  readonly id: string;
  readonly errors: FieldErrors;
  readonly sending: boolean;
  /** The submit button's current words. */
  readonly label: string;
  /** Consent and hidden fields, to be placed where the form has room. */
  readonly terms: ReactNode;
}

interface EnquiryShellProps extends EnquiryOptions {
  readonly className: string | undefined;
  /** The submit button's words before anything was sent. */
  readonly submitLabel: string;
  readonly children: (parts: FormParts) => ReactNode;
}

/** What both forms share: they send, show the outcome, and work without JavaScript too. */
export function EnquiryShell({ className, submitLabel, children, ...options }: EnquiryShellProps) {
  const id = useId();
  const { source, product } = options;
  const { form, progress, submit, keep } = useEnquiry(options);
  const { phase } = progress;

  if (phase === 'sent') {
    return (
      <div className={className}>
        <EnquiryThanks />
      </div>
    );
  }

  const sending = phase === 'sending';
  const errors = phase === 'refused' ? progress.errors : {};
  const idle = phase === 'failed' ? states.again : submitLabel;
  const terms = <EnquiryTerms source={source} product={product} />;
  return (
    <form
      ref={form}
      className={className}
      {...formTarget(contactEndpoint, mailLink(mailTo.address, mailTo.subject))}
      onSubmit={submit}
      onInput={keep}
    >
      {phase === 'refused' && (
        <ErrorSummary title={errorSummaryTitle} errors={errors} idPrefix={id}>
          {progress.letter && (
            <p>
              {states.others} <LetterLink letter={progress.letter} />
            </p>
          )}
        </ErrorSummary>
      )}
      {phase === 'failed' && <EnquiryFailure letter={progress.letter} />}
      {phase === 'written' && <EnquiryLetter letter={progress.letter} />}
      {children({ id, errors, sending, label: sending ? states.sending : idle, terms })}
      <p role="status" className={styles.status}>
        {sending && states.sending}
      </p>
    </form>
  );
}

'use client';

import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { ErrorSummary } from '@/components/ui/error-summary/error-summary';
import {
  consent,
  consentLink,
  consentRecord,
  errorSummaryTitle,
  honeypotLabel,
  problemMessages,
  outcomeWords,
} from '@/content/enquiry';
import { language } from '@/content/languages';
import {
  dropDraft,
  fillForm,
  saveDraft,
  prepareEnquiry,
  readDraft,
  readForm,
  readHoneypot,
} from '@/lib/enquiry/draft';
import { useStore } from '@/hooks/use-store';
import {
  honeypot,
  type EnquiryProduct,
  type EnquirySource,
  type FieldErrors,
} from '@/lib/enquiry/enquiry';
import { contactEndpoint, sendEnquiry } from '@/lib/enquiry/send';
import { validateDetails, messagesFor, tidyDetails } from '@/lib/enquiry/validate';
import {
  EnquiryFailure,
  EnquiryByMail,
  EnquiryThanks,
  MailLink,
  mailHrefOf,
} from './enquiry-outcomes';
import { enquiryProgress } from './enquiry-state';
import styles from './enquiry-form.module.scss';

interface EnquiryTermsProps {
  readonly source: EnquirySource;
  readonly product: EnquiryProduct;
  /** The subject besides a product. */
  readonly about?: string;
}

/** The parts from which a form renders its fields. */
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

interface EnquiryFormProps extends EnquiryTermsProps {
  readonly className: string | undefined;
  /** The submit button's words before anything was sent. */
  readonly submitLabel: string;
  readonly children: (parts: FormParts) => ReactNode;
}

/** Target of the form without JavaScript: the endpoint. Without an endpoint, method `dialog` sends nothing. */
function nativeTarget() {
  return contactEndpoint
    ? ({ action: contactEndpoint, method: 'post' } as const)
    : ({ method: 'dialog' } as const);
}

/** Validates and sends a form, and keeps its draft. The form element takes `form`, `submit` and `saveTyped`. */
function useEnquiry({ source, product, about = '' }: EnquiryTermsProps) {
  const form = useRef<HTMLFormElement>(null);
  const store = enquiryProgress[source];
  const progress = useStore(store);

  useEffect(() => {
    if (!form.current) return;
    // The browser's validation is only for visitors without JavaScript.
    form.current.noValidate = true;
    fillForm(form.current, readDraft(source).details);
  }, [source, progress.phase]);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const { phase } = store.get();
    // A double click may submit again before the thanks replace the form.
    if (phase === 'sending' || phase === 'sent') return;
    const details = tidyDetails(readForm(event.currentTarget));
    const errors = messagesFor(validateDetails(source, details), problemMessages);
    if (Object.keys(errors).length > 0) return store.set({ phase: 'refused', errors });
    const honeypotValue = readHoneypot(event.currentTarget);

    const consentText = consentRecord(source);
    const enquiry = prepareEnquiry({ source, product, about, consentText }, details);
    if (!contactEndpoint) {
      window.open(mailHrefOf(enquiry), '_self');
      return store.set({ phase: 'mailOpened', enquiry });
    }
    store.set({ phase: 'sending' });
    const outcome = await sendEnquiry(contactEndpoint, { ...enquiry, ...honeypotValue });
    if (outcome.kind === 'failed') return store.set({ phase: 'failed', enquiry });
    if (outcome.kind === 'refused') {
      const rest = outcome.hasOtherErrors ? { enquiry } : {};
      return store.set({ phase: 'refused', errors: outcome.errors, ...rest });
    }
    dropDraft(source);
    store.set({ phase: 'sent' });
  }

  const saveTyped = (event: SyntheticEvent<HTMLFormElement>) =>
    saveDraft(source, { details: readForm(event.currentTarget) });

  return { form, progress, submit, saveTyped };
}

/** The consent, the hidden values of the form, and the honeypot. */
function EnquiryTerms({ source, product, about }: EnquiryTermsProps) {
  return (
    <>
      <p className={styles.consent}>
        {consent[source]} <a href={consentLink.href}>{consentLink.label}</a>
      </p>
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="product" value={product} />
      {about && <input type="hidden" name="about" value={about} />}
      <input type="hidden" name="consentText" value={consentRecord(source)} />
      <input type="hidden" name="language" value={language.code} />
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          {honeypotLabel}
          <input
            type="text"
            name={honeypot.name}
            tabIndex={-1}
            autoComplete="off"
            {...honeypot.attributes}
          />
        </label>
      </div>
    </>
  );
}

/** The form of the dialog and of the footer: sends, shows the outcome, and works without JavaScript too. */
export function EnquiryForm({ className, submitLabel, children, ...options }: EnquiryFormProps) {
  const id = useId();
  const { form, progress, submit, saveTyped } = useEnquiry(options);
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
  const idle = phase === 'failed' ? outcomeWords.again : submitLabel;
  const label = sending ? outcomeWords.sending : idle;
  return (
    <form
      ref={form}
      className={className}
      {...nativeTarget()}
      onSubmit={submit}
      onInput={saveTyped}
    >
      {phase === 'refused' && (
        <ErrorSummary title={errorSummaryTitle} errors={errors} idPrefix={id}>
          {progress.enquiry && (
            <p>
              {outcomeWords.others} <MailLink enquiry={progress.enquiry} />
            </p>
          )}
        </ErrorSummary>
      )}
      {phase === 'failed' && <EnquiryFailure enquiry={progress.enquiry} />}
      {phase === 'mailOpened' && <EnquiryByMail enquiry={progress.enquiry} />}
      {children({ id, errors, sending, label, terms: <EnquiryTerms {...options} /> })}
      <p role="status" className={styles.status}>
        {sending && outcomeWords.sending}
      </p>
    </form>
  );
}

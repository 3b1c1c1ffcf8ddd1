'use client';

import { useId } from 'react';
import { ErrorSummary } from '@/components/ui/error-summary/error-summary';
import { Field } from '@/components/ui/field/field';
import { Tilde } from '@/components/ui/tilde/tilde';
import {
  errorSummaryTitle,
  fieldLabels,
  mailTo,
  modalForm,
  optional,
  states,
} from '@/content/enquiry';
import { productNames } from '@/content/product-names';
import { useEnquiry } from '@/hooks/use-enquiry';
import { contactEndpoint } from '@/lib/enquiry/endpoint';
import { requiredFields, type EnquiryProduct, type EnquirySource } from '@/lib/enquiry/enquiry';
import { formTarget, mailLink } from '@/lib/enquiry/letter';
import { EnquiryContext } from './enquiry-context';
import { EnquiryFailure, EnquiryLetter, EnquiryThanks } from './enquiry-outcomes';
import styles from './enquiry-form.module.scss';

export interface EnquiryFormProps {
  readonly source?: EnquirySource;
  /** What the enquiry is about, if it is about one product. */
  readonly product?: Exclude<EnquiryProduct, ''> | undefined;
  /** Where to post to; as built unless a test says otherwise. */
  readonly endpoint?: string | undefined;
  readonly onSent?: () => void;
}

const fields = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'email', type: 'email', autoComplete: 'email', inputMode: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
] as const;

/** The contact modal's form, on a light ground. */
export function EnquiryForm({
  source = 'modal',
  product,
  endpoint = contactEndpoint,
  onSent,
}: EnquiryFormProps) {
  const id = useId();
  const about = product ?? '';
  const { form, state, submit, keep } = useEnquiry({ source, product: about, endpoint, onSent });
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
      {product && <p className={styles.about}>{modalForm.about(productNames[product])}</p>}
      <div className={styles.fields}>
        {fields.map((field) => (
          <Field
            key={field.name}
            {...field}
            id={`${id}-${field.name}`}
            label={fieldLabels[field.name]}
            optional={requiredFields[source].includes(field.name) ? undefined : optional}
            error={errors[field.name]}
            readOnly={phase === 'sending'}
          />
        ))}
      </div>
      <EnquiryContext source={source} product={about} />
      <button className={styles.submit} aria-disabled={phase === 'sending' || undefined}>
        {phase === 'sending' || phase === 'failed' ? labels[phase] : modalForm.submit}
        <Tilde className={styles.tilde} />
      </button>
      <p role="status" className={styles.status}>
        {phase === 'sending' && states.sending}
      </p>
    </form>
  );
}

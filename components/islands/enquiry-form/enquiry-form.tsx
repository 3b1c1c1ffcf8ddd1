'use client';

import { Field } from '@/components/ui/field/field';
import { Tilde } from '@/components/ui/tilde/tilde';
import { fieldLabels, modalForm, optional } from '@/content/enquiry';
import { productNames, type ProductKey } from '@/content/product-names';
import { requiredFields } from '@/lib/enquiry/enquiry';
import { EnquiryShell } from './enquiry-shell';
import styles from './enquiry-form.module.scss';

interface EnquiryFormProps {
  /** What the enquiry is about, if it is about one product. */
  readonly product?: ProductKey;
}

const fields = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'email', type: 'email', autoComplete: 'email', inputMode: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
] as const;

/** The contact modal's form, on a light ground. */
export function EnquiryForm({ product }: EnquiryFormProps) {
  return (
    <EnquiryShell
      className={styles.form}
      submitLabel={modalForm.submit}
      source="modal"
      product={product ?? ''}
    >
      {({ id, errors, sending, label, terms }) => (
        <>
          {product && <p className={styles.about}>{modalForm.about(productNames[product])}</p>}
          <div className={styles.fields}>
            {fields.map((field) => (
              <Field
                key={field.name}
                {...field}
                id={`${id}-${field.name}`}
                label={fieldLabels[field.name]}
                optional={requiredFields.modal.includes(field.name) ? undefined : optional}
                error={errors[field.name]}
                readOnly={sending}
              />
            ))}
          </div>
          {terms}
          <button className={styles.submit} aria-disabled={sending || undefined}>
            {label}
            <Tilde className={styles.tilde} />
          </button>
        </>
      )}
    </EnquiryShell>
  );
}

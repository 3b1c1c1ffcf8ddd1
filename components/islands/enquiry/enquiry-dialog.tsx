'use client';

import { Field } from '@/components/ui/field/field';
import { Picture } from '@/components/ui/picture/picture';
import { Sheet } from '@/components/ui/sheet/sheet';
import { Tilde } from '@/components/ui/tilde/tilde';
import { fieldLabels, modalForm, optional, enquiryDialogWords as words } from '@/content/enquiry';
import { productNames } from '@/content/brand';
import { requiredFields } from '@/lib/enquiry/enquiry';
import { EnquiryForm } from './enquiry-form';
import { closeEnquiry, type EnquiryRequest } from './enquiry-state';
import styles from './enquiry-dialog.module.scss';

interface EnquiryDialogProps extends EnquiryRequest {
  readonly open: boolean;
}

const fields = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'email', type: 'email', autoComplete: 'email', inputMode: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
] as const;

/** The contact modal: the enquiry form, and on wide screens a picture beside it. */
export function EnquiryDialog({ open, product, opener }: EnquiryDialogProps) {
  const shown = product ?? 'anejo';
  const { picture, alt } = words.plates[shown];
  return (
    <Sheet
      open={open}
      heading={words.heading}
      text={words.text}
      closeLabel={words.close}
      plate={<Picture name={picture} alt={alt} sizes="1060px" className={styles[shown]} />}
      returnTo={opener}
      onDismiss={closeEnquiry}
    >
      <EnquiryForm
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
      </EnquiryForm>
    </Sheet>
  );
}

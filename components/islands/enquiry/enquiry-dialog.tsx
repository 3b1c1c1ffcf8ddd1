'use client';

import { Field } from '@/components/ui/field/field';
import { Picture } from '@/components/ui/picture/picture';
import { Sheet } from '@/components/ui/sheet/sheet';
import { Tilde } from '@/components/ui/tilde/tilde';
import { fieldLabels, modalForm, optional, enquiryDialogWords as words } from '@/content/enquiry';
import { productNames } from '@/content/brand';
import { formFields, inputs, requiredFields } from '@/lib/enquiry/enquiry';
import { EnquiryForm } from './enquiry-form';
import { closeEnquiry, type EnquiryRequest } from './enquiry-state';
import styles from './enquiry-dialog.module.scss';

interface EnquiryDialogProps extends EnquiryRequest {
  readonly open: boolean;
}

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
              {formFields.modal.map((name) => (
                <Field
                  key={name}
                  {...inputs[name]}
                  id={`${id}-${name}`}
                  name={name}
                  label={fieldLabels[name]}
                  optional={requiredFields.modal.includes(name) ? undefined : optional}
                  error={errors[name]}
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

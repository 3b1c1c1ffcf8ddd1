'use client';

import { Field } from '@/components/ui/field/field';
import { Picture } from '@/components/ui/picture/picture';
import { Sheet } from '@/components/ui/sheet/sheet';
import { Tilde } from '@/components/ui/tilde/tilde';
import {
  aboutLine,
  fieldLabels,
  modalForm,
  optional,
  enquiryDialogWords as words,
} from '@/content/enquiry';
import { formFields, inputAttributes, requiredFields } from '@/lib/enquiry/enquiry';
import { EnquiryForm } from './enquiry-form';
import { closeEnquiry, type EnquiryRequest } from './enquiry-state';
import styles from './enquiry-dialog.module.scss';

interface EnquiryDialogProps extends EnquiryRequest {
  readonly open: boolean;
}

/** The contact modal: the enquiry form, and on wide screens a picture beside it. */
export function EnquiryDialog({ open, product, about = '', opener }: EnquiryDialogProps) {
  const shown = product ?? 'anejo';
  const { picture, alt } = words.plates[shown];
  const subject = aboutLine(product, about);
  return (
    <Sheet
      open={open}
      heading={words.heading}
      text={words.text}
      closeLabel={words.close}
      picture={<Picture name={picture} alt={alt} sizes="1060px" className={styles[shown]} />}
      returnTo={opener}
      onDismiss={closeEnquiry}
    >
      <EnquiryForm
        className={styles.form}
        submitLabel={modalForm.submit}
        source="modal"
        product={product ?? ''}
        about={about}
      >
        {({ id, errors, sending, label, terms }) => (
          <>
            {subject && <p className={styles.about}>{subject}</p>}
            <div className={styles.fields}>
              {formFields.modal.map((name) => (
                <Field
                  key={name}
                  {...inputAttributes[name]}
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

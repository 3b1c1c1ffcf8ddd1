'use client';

import { EnquiryForm } from '@/components/islands/enquiry-form/enquiry-form';
import { Picture } from '@/components/ui/picture/picture';
import { Sheet } from '@/components/ui/sheet/sheet';
import { enquiryDialogWords as words } from '@/content/enquiry-dialog';
import { closeEnquiry, type EnquiryRequest } from '@/lib/enquiry-flow/enquiry-flow';
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
      <EnquiryForm product={product} />
    </Sheet>
  );
}

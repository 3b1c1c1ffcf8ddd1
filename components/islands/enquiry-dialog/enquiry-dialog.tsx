'use client';

import { EnquiryForm } from '@/components/islands/enquiry-form/enquiry-form';
import { Sheet } from '@/components/ui/sheet/sheet';
import { enquiryDialogWords as words } from '@/content/islands';
import { closeEnquiry, type EnquiryRequest } from '@/lib/enquiry-flow/enquiry-flow';

export interface EnquiryDialogProps extends EnquiryRequest {
  readonly open: boolean;
}

/** The contact modal: the enquiry form on a sheet of its own. */
export function EnquiryDialog({ open, product, opener }: EnquiryDialogProps) {
  return (
    <Sheet
      open={open}
      heading={words.heading}
      text={words.text}
      closeLabel={words.close}
      returnTo={opener}
      onDismiss={closeEnquiry}
    >
      <EnquiryForm source="modal" product={product} />
    </Sheet>
  );
}

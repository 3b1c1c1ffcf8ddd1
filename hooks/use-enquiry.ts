import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { consentRecord, fieldLabels, mailTo, modalForm } from '@/content/enquiry';
import { productNames } from '@/content/product-names';
import { dropDraft, keepDraft, readDraft } from '@/lib/enquiry/draft';
import type { EnquiryProduct, EnquirySource } from '@/lib/enquiry/enquiry';
import { fillForm, isRobot, readForm } from '@/lib/enquiry/form';
import { mailLink, writeLetter } from '@/lib/enquiry/letter';
import { messagesFor } from '@/lib/enquiry/messages';
import { prepareEnquiry } from '@/lib/enquiry/prepare';
import { sendEnquiry, type FieldErrors, type Outcome } from '@/lib/enquiry/send';
import { findFaults, tidyDetails } from '@/lib/enquiry/validate';

export interface EnquiryOptions {
  readonly source: EnquirySource;
  readonly product: EnquiryProduct;
  /** Without one the visitor's mail program is opened instead. */
  readonly endpoint: string | undefined;
  readonly onSent?: (() => void) | undefined;
}

/** Where the form stands. `written` is the mail program's turn. */
export interface EnquiryState {
  readonly phase: 'editing' | 'sending' | 'written' | Outcome['kind'];
  readonly errors: FieldErrors;
  /** The enquiry written out, once there was one to send. */
  readonly letter: string;
}

/** Checks, sends and keeps what is typed into the form that gets `form`, `submit` and `keep`. */
export function useEnquiry({ source, product, endpoint, onSent }: EnquiryOptions) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [state, setState] = useState<EnquiryState>({ phase: 'editing', errors: {}, letter: '' });

  useEffect(() => {
    if (!form.current) return;
    // The browser's own messages are for visitors without JavaScript.
    form.current.noValidate = true;
    fillForm(form.current, readDraft(source).details);
  }, [source]);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const details = tidyDetails(readForm(event.currentTarget));
    const errors = messagesFor(findFaults(source, details));
    if (Object.keys(errors).length > 0) return setState({ ...state, phase: 'refused', errors });
    if (isRobot(event.currentTarget)) return setState({ ...state, phase: 'sent' });

    const enquiry = prepareEnquiry({
      source,
      product,
      details,
      consentText: consentRecord(source),
    });
    const about = product ? modalForm.about(productNames[product]) : undefined;
    const letter = writeLetter(enquiry, { labels: fieldLabels, about });
    if (!endpoint) {
      window.open(mailLink(mailTo.address, mailTo.subject, letter), '_self');
      return setState({ phase: 'written', errors: {}, letter });
    }
    busy.current = true;
    setState({ phase: 'sending', errors: {}, letter });
    const outcome = await sendEnquiry(endpoint, enquiry);
    // One that has arrived stays so: the second press of a double click may come before the thanks.
    busy.current = outcome.kind === 'sent';
    if (outcome.kind === 'sent') dropDraft(source);
    const refusals = outcome.kind === 'refused' ? outcome.errors : {};
    setState({ phase: outcome.kind, errors: refusals, letter });
    if (outcome.kind === 'sent') onSent?.();
  }

  const keep = (event: SyntheticEvent<HTMLFormElement>) =>
    keepDraft(source, { details: readForm(event.currentTarget) });

  return { form, state, submit, keep };
}

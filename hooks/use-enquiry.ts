import { useEffect, useRef, type SyntheticEvent } from 'react';
import { consentRecord, fieldLabels, mailTo, modalForm } from '@/content/enquiry';
import { productNames } from '@/content/product-names';
import { dropDraft, keepDraft, readDraft } from '@/lib/enquiry/draft';
import type { EnquiryProduct, EnquirySource } from '@/lib/enquiry/enquiry';
import { fillForm, isRobot, readForm } from '@/lib/enquiry/form';
import { mailLink, writeLetter } from '@/lib/enquiry/letter';
import { messagesFor } from '@/lib/enquiry/messages';
import { prepareEnquiry } from '@/lib/enquiry/prepare';
import { progressOf, setProgress } from '@/lib/enquiry/progress';
import { sendEnquiry } from '@/lib/enquiry/send';
import { findFaults, tidyDetails } from '@/lib/enquiry/validate';
import { useEnquiryProgress } from './use-enquiry-progress';

export interface EnquiryOptions {
  readonly source: EnquirySource;
  readonly product: EnquiryProduct;
  /** Without one the visitor's mail program is opened instead. */
  readonly endpoint: string | undefined;
}

/** Validates, sends and saves what is typed into a form. The form takes `form`, `submit` and `keep`. */
export function useEnquiry({ source, product, endpoint }: EnquiryOptions) {
  const form = useRef<HTMLFormElement>(null);
  const progress = useEnquiryProgress(source);

  useEffect(() => {
    if (!form.current) return;
    // The browser's validation is only for visitors without JavaScript.
    form.current.noValidate = true;
    fillForm(form.current, readDraft(source).details);
  }, [source]);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const { phase, letter: written } = progressOf(source);
    // A double click may submit again before the thanks replace the form.
    if (phase === 'sending' || phase === 'sent') return;
    const details = tidyDetails(readForm(event.currentTarget));
    const errors = messagesFor(findFaults(source, details));
    if (Object.keys(errors).length > 0)
      return setProgress(source, { phase: 'refused', errors, letter: written });
    if (isRobot(event.currentTarget))
      return setProgress(source, { phase: 'sent', errors: {}, letter: written });

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
      return setProgress(source, { phase: 'written', errors: {}, letter });
    }
    setProgress(source, { phase: 'sending', errors: {}, letter });
    const outcome = await sendEnquiry(endpoint, enquiry);
    if (outcome.kind === 'sent') dropDraft(source);
    const refusals = outcome.kind === 'refused' ? outcome.errors : {};
    setProgress(source, { phase: outcome.kind, errors: refusals, letter });
  }

  const keep = (event: SyntheticEvent<HTMLFormElement>) =>
    keepDraft(source, { details: readForm(event.currentTarget) });

  return { form, progress, submit, keep };
}

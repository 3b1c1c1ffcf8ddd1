import { useEffect, useRef, type SyntheticEvent } from 'react';
import { consentRecord, fieldLabels, mailTo, modalForm } from '@/content/enquiry';
import { productNames } from '@/content/product-names';
import { dropDraft, keepDraft, readDraft } from '@/lib/enquiry/draft';
import { contactEndpoint } from '@/lib/enquiry/endpoint';
import type { Enquiry, EnquiryProduct, EnquirySource } from '@/lib/enquiry/enquiry';
import { fillForm, isRobot, readForm } from '@/lib/enquiry/form';
import { mailLink, writeLetter } from '@/lib/enquiry/letter';
import { messagesFor } from '@/lib/enquiry/messages';
import { prepareEnquiry } from '@/lib/enquiry/prepare';
import { progressOf, setProgress, type EnquiryProgress } from '@/lib/enquiry/progress';
import { sendEnquiry } from '@/lib/enquiry/send';
import { findProblems, tidyDetails } from '@/lib/enquiry/validate';
import { useEnquiryProgress } from '@/hooks/use-enquiry-progress';

export interface EnquiryOptions {
  readonly source: EnquirySource;
  readonly product: EnquiryProduct;
}

/** Validates, sends and saves what is typed into a form. The form takes `form`, `submit` and `keep`. */
export function useEnquiry({ source, product }: EnquiryOptions) {
  const form = useRef<HTMLFormElement>(null);
  const progress = useEnquiryProgress(source);

  useEffect(() => {
    if (!form.current) return;
    // The browser's validation is only for visitors without JavaScript.
    form.current.noValidate = true;
    fillForm(form.current, readDraft(source).details);
  }, [source]);

  const show = (next: EnquiryProgress) => setProgress(source, next);

  async function send(to: string, enquiry: Enquiry, letter: string) {
    show({ phase: 'sending' });
    const outcome = await sendEnquiry(to, enquiry);
    if (outcome.kind === 'failed') return show({ phase: 'failed', letter });
    if (outcome.kind === 'refused') {
      const { errors, others } = outcome;
      return show({ phase: 'refused', errors, ...(others && { letter }) });
    }
    dropDraft(source);
    show({ phase: 'sent' });
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const { phase } = progressOf(source);
    // A double click may submit again before the thanks replace the form.
    if (phase === 'sending' || phase === 'sent') return;
    const details = tidyDetails(readForm(event.currentTarget));
    const errors = messagesFor(findProblems(source, details));
    if (Object.keys(errors).length > 0) return show({ phase: 'refused', errors });
    if (isRobot(event.currentTarget)) return show({ phase: 'sent' });

    const enquiry = prepareEnquiry({
      source,
      product,
      details,
      consentText: consentRecord(source),
    });
    const about = product ? modalForm.about(productNames[product]) : undefined;
    const letter = writeLetter(enquiry, { labels: fieldLabels, about });
    if (contactEndpoint) return void send(contactEndpoint, enquiry, letter);
    window.open(mailLink(mailTo.address, mailTo.subject, letter), '_self');
    show({ phase: 'written', letter });
  }

  const keep = (event: SyntheticEvent<HTMLFormElement>) =>
    keepDraft(source, { details: readForm(event.currentTarget) });

  return { form, progress, submit, keep };
}

import { useEffect, useState } from 'react';
import { hasDraft } from '@/lib/enquiry/draft';
import { progressOf } from '@/lib/enquiry/progress';
import { closeEnquiry, currentFlow } from '@/lib/enquiry-flow/enquiry-flow';
import { clock } from '@/styles/tokens/motion';
import { useElapsed } from './use-elapsed';
import { useEnquiryFlow } from './use-enquiry-flow';
import { useEnquiryProgress } from './use-enquiry-progress';

/** What there is to say of a contact modal that is closed, if there is anything. */
export type EnquiryNews = 'closed' | 'kept' | 'sending' | 'sent' | 'failed';

function newsOfClosing(): EnquiryNews {
  const { phase } = progressOf('modal');
  if (phase === 'sending' || phase === 'sent') return phase;
  return hasDraft('modal') ? 'kept' : 'closed';
}

/**
 * Closes the contact modal when the clock says so (§ 9) and answers what is to be said of it then, or
 * after a visitor has closed it while its enquiry was being sent.
 */
export function useEnquiryNotice() {
  const [closing, setClosing] = useState<EnquiryNews>();
  const { step } = useEnquiryFlow();
  const { phase } = useEnquiryProgress('modal');
  const formOpen = step === 'form';

  if (formOpen && closing) setClosing(undefined);

  useElapsed(clock.modalCloses, () => {
    if (currentFlow().step === 'form') setClosing(newsOfClosing());
    closeEnquiry();
  });

  useEffect(() => {
    if (!formOpen) return;
    return () => {
      if (progressOf('modal').phase === 'sending') setClosing('sending');
    };
  }, [formOpen]);

  const outcome = phase === 'sending' || phase === 'sent' ? phase : 'failed';
  return {
    news: closing === 'sending' ? outcome : closing,
    dismiss: () => setClosing(undefined),
  };
}

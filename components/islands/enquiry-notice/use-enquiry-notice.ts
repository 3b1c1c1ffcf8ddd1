import { useEffect, useState } from 'react';
import { hasDraft } from '@/lib/enquiry/draft';
import { progressOf } from '@/lib/enquiry/progress';
import { closeEnquiry, currentFlow } from '@/lib/enquiry-flow/enquiry-flow';
import { clock } from '@/styles/tokens/motion';
import { useElapsed } from '@/hooks/use-elapsed';
import { useEnquiryFlow } from '@/hooks/use-enquiry-flow';
import { useEnquiryProgress } from '@/hooks/use-enquiry-progress';

/** What a notice can say after the contact modal has closed. */
export type EnquiryNews = 'closed' | 'kept' | 'sending' | 'sent' | 'failed';

function newsOfClosing(): EnquiryNews {
  const { phase } = progressOf('modal');
  if (phase === 'sending' || phase === 'sent') return phase;
  return hasDraft('modal') ? 'kept' : 'closed';
}

/**
 * Closes the contact modal at `clock.modalCloses` (§ 9). Returns what to say about it, then or after the
 * visitor has closed it while its enquiry was being sent.
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

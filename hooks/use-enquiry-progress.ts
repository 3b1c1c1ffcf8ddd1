import { useSyncExternalStore } from 'react';
import type { EnquirySource } from '@/lib/enquiry/enquiry';
import {
  noProgress,
  progressOf,
  subscribeToProgress,
  type EnquiryProgress,
} from '@/lib/enquiry/progress';

/** How far the enquiry of one form has come. */
export function useEnquiryProgress(source: EnquirySource): EnquiryProgress {
  return useSyncExternalStore(subscribeToProgress, () => progressOf(source), noProgress);
}

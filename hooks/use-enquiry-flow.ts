import { useSyncExternalStore } from 'react';
import {
  closedFlow,
  currentFlow,
  subscribeToFlow,
  type EnquiryFlow,
} from '@/lib/enquiry-flow/enquiry-flow';

/** Which dialog of the enquiry is open. */
export function useEnquiryFlow(): EnquiryFlow {
  return useSyncExternalStore(subscribeToFlow, currentFlow, closedFlow);
}

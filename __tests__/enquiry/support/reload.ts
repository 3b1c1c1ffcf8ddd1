import { enquirySources } from '@/lib/enquiry/enquiry';
import { resetProgress } from '@/lib/enquiry/progress';

/** What a reload does to the enquiries of a page: their outcomes are gone, their drafts are not. */
export function reloadEnquiries(): void {
  enquirySources.forEach(resetProgress);
}

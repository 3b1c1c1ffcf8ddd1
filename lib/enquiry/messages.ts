import { faultMessages } from '@/content/enquiry';
import { detailFields } from './enquiry';
import type { FieldErrors } from './send';
import type { Faults } from './validate';

/** The words for faults, by field. */
export function messagesFor(faults: Faults): FieldErrors {
  const messages: FieldErrors = {};
  for (const field of detailFields) {
    const fault = faults[field];
    if (fault) messages[field] = faultMessages[field][fault];
  }
  return messages;
}

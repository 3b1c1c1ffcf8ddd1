import { faultMessages } from '@/content/enquiry';
import { detailFields, type DetailField } from './enquiry';
import type { FieldErrors } from './send';
import type { FaultOf, Faults } from './validate';

function messageFor<Field extends DetailField>(field: Field, fault: FaultOf<Field>): string {
  return faultMessages[field][fault];
}

/** The error messages for faults, by field. */
export function messagesFor(faults: Faults): FieldErrors {
  const messages: FieldErrors = {};
  for (const field of detailFields) {
    const fault = faults[field];
    if (fault) messages[field] = messageFor(field, fault);
  }
  return messages;
}

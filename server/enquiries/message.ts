import { fieldLabels, modalForm } from '@/content/enquiry';
import { notice } from '@/content/receiver';
import { productNames } from '@/content/brand';
import { writeLetter } from '@/lib/enquiry/letter';
import type { KeptEnquiry } from './schema';

/** What the brand is told of an enquiry. */
export interface Message {
  /** The enquiry's own, so that whoever takes the message can drop a repetition. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
}

/** Writes the message about an enquiry. */
export function writeMessage(
  enquiry: KeptEnquiry,
  { from, to }: Pick<Message, 'from' | 'to'>,
): Message {
  const { id, firstName, lastName, email, product, receivedAt } = enquiry;
  const about = product ? { about: modalForm.about(productNames[product]) } : {};
  const letter = writeLetter(enquiry, { labels: fieldLabels, ...about });
  return {
    id,
    from,
    to,
    replyTo: email,
    subject: notice.subject(`${firstName} ${lastName}`.trim() || email),
    text: `${letter}\n\n${notice.received(receivedAt)}\n`,
  };
}

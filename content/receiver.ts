import data from '@words/receiver.json' with { type: 'json' };
import { errorSummaryTitle, states } from './enquiry';
import { fill, read } from './read';
import type { ReceiverWords } from './schema/enquiry';

const words = read<ReceiverWords>(data);

/** The mail that tells the brand of an enquiry. */
export const notice = {
  subject: (sender: string) => fill(words.notice.subject, { sender }),
  received: (time: string) => fill(words.notice.received, { time }),
};

/** The page that answers a form sent without JavaScript. */
export const receiverPage = {
  ...words.page,
  sentTitle: states.sentTitle,
  sent: states.sent,
  problemTitle: errorSummaryTitle,
  failedTitle: states.failedTitle,
};

/** What the receiver answers to a request that is not an enquiry it can take. */
export const { refusals } = words;

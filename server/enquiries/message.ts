import { sha256 } from 'hono/utils/crypto';
import { aboutLine, fieldLabels } from '@/content/enquiry';
import { productNames } from '@/content/brand';
import { notice } from '@/content/receiver';
import { enquiryText } from '@/lib/enquiry/mailto';
import { removeBidiControls } from './bidi-controls';
import type { Claim } from './store';
import type { StoredEnquiry } from './tables';

/** The message to the brand about an enquiry, or about all doubtful ones together. */
export interface Message {
  /** The same for every attempt, so that whoever takes the message can drop a repetition. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Whom a reply is to reach; none where no header could name the address. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
}

type Addresses = Pick<Message, 'from' | 'to'>;

/** How many doubtful enquiries one message lists. */
const maxListed = 100;

/**
 * An address that every mail server accepts in a header, its host in ASCII; nothing if the local part is not ASCII,
 * which needs SMTPUTF8.
 */
function headerAddress(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const [local, host] = [email.slice(0, at), email.slice(at + 1)];
  const isAscii = (text: string) => /^[\x21-\x7e]+$/.test(text);
  if (!isAscii(local)) return undefined;
  if (isAscii(host)) return email;
  return URL.canParse(`http://${host}`)
    ? `${local}@${new URL(`http://${host}`).hostname}`
    : undefined;
}

const nameOf = ({ firstName, lastName }: StoredEnquiry) => `${firstName} ${lastName}`.trim();

/** The message about one enquiry. */
function aboutOne(enquiry: StoredEnquiry, addresses: Addresses): Message {
  const { id, email, product, language, doubtful, receivedAt } = enquiry;
  const about = aboutLine(product, enquiry.about);
  const written = enquiryText(enquiry, { labels: fieldLabels, about });
  const replyTo = headerAddress(email);
  const sender = nameOf(enquiry) || email;
  return {
    ...addresses,
    id,
    ...(replyTo ? { replyTo } : {}),
    subject: (doubtful ? notice.doubtful : notice).subject(sender),
    text: [
      ...(doubtful ? [notice.doubtful.why, ''] : []),
      ...[written, '', notice.writtenIn(language), notice.received(receivedAt), ''],
    ].join('\n'),
  };
}

/** The message that lists doubtful enquiries, a line each. */
async function aboutDoubtful(
  enquiries: readonly StoredEnquiry[],
  addresses: Addresses,
): Promise<Message> {
  const lines = enquiries.slice(0, maxListed).map((enquiry) => {
    const { receivedAt, email, phone, product, about } = enquiry;
    const parts = [
      ...[receivedAt, nameOf(enquiry), email, phone],
      ...[product && productNames[product], about],
    ];
    return `- ${parts.filter(Boolean).join(', ')}`;
  });
  const rest = enquiries.length - lines.length;
  return {
    ...addresses,
    id: `doubtful-${await sha256(enquiries.map(({ id }) => id))}`,
    subject: notice.doubtful.list(enquiries.length),
    text: [
      ...[notice.doubtful.why, notice.doubtful.kept, '', ...lines],
      ...(rest > 0 ? [notice.doubtful.more(rest)] : []),
      '',
    ].join('\n'),
  };
}

/** Writes the message about what is sent on together. */
export async function writeMessage(
  { enquiries: [first, ...others], isList }: Pick<Claim, 'enquiries' | 'isList'>,
  addresses: Addresses,
): Promise<Message> {
  const message = isList
    ? await aboutDoubtful([first, ...others], addresses)
    : aboutOne(first, addresses);
  const { subject, text } = message;
  return { ...message, subject: removeBidiControls(subject), text: removeBidiControls(text) };
}

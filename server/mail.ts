import { createTransport } from 'nodemailer';
import { Refusal, type Send } from './enquiries/forward';

/** Timeout in milliseconds of each SMTP step. All steps together take less than the lease. */
const timeout = 20_000;

/** Sends messages by SMTP. A repetition has the same Message-ID, by which mail programs know it. */
export function mailSender(smtpUrl: string): Send {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
  return async ({ id, from, ...message }) => {
    const host = from.replace(/^.*@|>.*$/g, '');
    try {
      await transport.sendMail({ ...message, from, messageId: `<${id}@${host}>` });
    } catch (error) {
      const { message: reason, permanent } = error as { message: string; permanent?: boolean };
      throw permanent ? new Refusal(reason, { cause: error }) : error;
    }
  };
}

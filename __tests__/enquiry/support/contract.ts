import { setTimeout as pause } from 'node:timers/promises';
import { stacks } from '@/scripts/receivers/start';
import { command, type CommandOptions } from '@/server/command';
import { validEnquiry } from './enquiry';
import { startMailbox, visitorsOf } from './receivers';

/** The store on which the contract is tried: SQLite, or the one that RECEIVERS names. */
export const storeName = process.env.RECEIVERS || 'sqlite';

let count = 0;

/** An enquiry that was not sent before. */
export function newEnquiry(words = {}) {
  count += 1;
  return { ...validEnquiry, id: `contract-${count}`, lastName: `Nuñez ${count}`, ...words };
}

/** Polls until the condition holds; fails after a minute. */
export async function poll(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const latest = performance.now() + 60_000;
  while (!(await isSo())) {
    if (performance.now() > latest) throw new Error(`In vain: ${isSo}`);
    await pause(50);
  }
}

/** Two receivers on one store, their visitors, and the mailbox of the brand. */
export async function startReceivers() {
  let isUnwantedTaken = false;
  const mailbox = await startMailbox((subject, attempt) => {
    if (subject.includes('Unwanted') && !isUnwantedTaken) return 410;
    return subject.includes('Refused') && attempt === 1 ? 503 : 202;
  });
  const start = stacks[storeName];
  if (!start) throw new Error(`There is no store ${storeName}.`);
  const settings = { receivers: 2, env: { WEBHOOK_URL: mailbox.url } };
  const stack = await start(settings).catch((error: unknown) => {
    // An open mailbox would keep the tests from ending.
    mailbox.stop();
    throw error;
  });
  return {
    ...visitorsOf(stack),
    stack,
    mailbox,
    /** From now on the mailbox accepts what it refused for good before. */
    takeUnwanted: () => void (isUnwantedTaken = true),
    /** The output of `npm run enquiries`. */
    enquiries(options: CommandOptions) {
      Object.assign(process.env, stack.storeEnv);
      return command(options);
    },
    async storedWith(words: object) {
      const isWith = (row: object) =>
        Object.entries(words).every(([name, value]) => row[name as keyof typeof row] === value);
      return (await stack.rows()).filter(isWith);
    },
    async stop() {
      mailbox.stop();
      await stack.stop();
    },
  };
}

export type Receivers = Awaited<ReturnType<typeof startReceivers>>;

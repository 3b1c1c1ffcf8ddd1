import {
  createForwarder,
  lease,
  maxRefusals,
  delayAfter,
  Refusal,
  type Send,
} from '@/server/enquiries/forward';
import type { Message } from '@/server/enquiries/message';
import type { DoubtfulWay } from '@/server/enquiries/store';
import { describe as describeEnquiries } from '@/server/records';
import { openSqlite } from '@/server/stores/sqlite';
import { validEnquiry } from './support/enquiry';

const receivedAt = '2026-11-20T10:00:00.000Z';
const from = 'site@mail.example';
const to = 'brand@mail.example';
let now: number;
let store: ReturnType<typeof openSqlite>;
let sentMessages: Message[];
const recordMessage: Send = async (message) => void sentMessages.push(message);
const forwarder = (send: Send) => createForwarder(store, { send, from, to }, () => now);

const open = (doubtfulWay: DoubtfulWay) => openSqlite(':memory:', { doubtfulWay, now: () => now });
const storeEnquiry = (words: object) =>
  store.save({ ...validEnquiry, language: 'es', receivedAt, ...words });

beforeEach(async () => {
  now = Date.parse(receivedAt);
  sentMessages = [];
  store = open('daily');
  await storeEnquiry({});
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  await store.close();
  jest.restoreAllMocks();
});

test('the brand is told once, with what was written, in which language, and whom to answer', async () => {
  await Promise.all([forwarder(recordMessage).wake(), forwarder(recordMessage).wake()]);
  await forwarder(recordMessage).wake();
  expect(sentMessages).toEqual([
    expect.objectContaining({
      id: validEnquiry.id,
      from,
      to,
      replyTo: validEnquiry.email,
      subject: 'Enquiry from Zoë Nuñez',
      text: expect.stringMatching(
        /About Añejo.*Nuñez.*\+1 \(614\).*By sending this.*^Written in: Spanish$/ms,
      ),
    }),
  ]);
  expect(await store.all()).toMatchObject([{ nextAttemptAt: null, forwardedAt: receivedAt }]);
});

test('a message that fails is sent again after growing delays', async () => {
  const attempts: number[] = [];
  const refuse: Send = async () => {
    attempts.push(now);
    throw new Error('mailbox full');
  };
  const { wake } = forwarder(refuse);
  for (let second = 0; second <= 20; second += 1) {
    await wake();
    now += 1000;
  }
  expect(attempts.map((at) => (at - Date.parse(receivedAt)) / 1000)).toEqual([0, 2, 6, 14]);
  expect(delayAfter(100)).toBe(3_600_000);
  now += 3_600_000;
  await forwarder(recordMessage).wake();
  expect(sentMessages).toHaveLength(1);
});

test('an enquiry claimed by an ended process is sent by another after the lease', async () => {
  await store.claim(receivedAt, new Date(now + lease).toISOString());
  await forwarder(recordMessage).wake();
  expect(sentMessages).toEqual([]);
  now += lease;
  await forwarder(recordMessage).wake();
  expect(sentMessages).toHaveLength(1);
});

test('a stop waits for the one that is being sent', async () => {
  let finish = () => undefined as void;
  const sending = forwarder(() => new Promise((done) => (finish = done)));
  void sending.wake();
  while (!(await store.all())[0]?.attempts);
  const stopped = sending.stop();
  finish();
  await stopped;
  expect(await store.all()).toMatchObject([{ forwardedAt: receivedAt }]);
});

/** Wakes the forwarder every five seconds, as the server does, until the time is over. */
async function passTime(send: Send, seconds: number) {
  const { wake } = forwarder(send);
  for (let second = 0; second <= seconds; second += 5) {
    await wake();
    now += 5000;
  }
}

test('a mail server that is away for an hour is asked seldom, and gets the enquiry once when it is back', async () => {
  let attempts = 0;
  const back = now + 3_600_000;
  const away: Send = async (message) => {
    attempts += 1;
    if (now < back) throw new Error('connect ECONNREFUSED');
    return recordMessage(message);
  };
  await passTime(away, 3600);
  expect(attempts).toBeLessThan(15);
  expect(sentMessages).toEqual([]);
  expect(describeEnquiries(await store.all())).toMatch(
    /not yet \(attempts: \d+\)\nreason +connect ECONNREFUSED\nnext try +2026-11-20T11:.*\n\n.*1 still to be sent on/,
  );
  await passTime(away, 3600);
  expect(sentMessages).toHaveLength(1);
  expect(await store.all()).toMatchObject([{ failure: null, nextAttemptAt: null }]);
});

test('one that is refused for ever is given up after few tries, says why, and can be sent again', async () => {
  let attempts = 0;
  const refuse: Send = async () => {
    attempts += 1;
    throw new Refusal('550 5.7.1 Not wanted here');
  };
  await storeEnquiry({ id: 'another-one', lastName: 'Another' });
  await passTime(refuse, 3600);
  expect(attempts).toBe(2 * maxRefusals);
  const list = describeEnquiries(await store.all());
  expect(list).toMatch(/given up \(attempts: 3\)\nreason +550 5.7.1 Not wanted here/);
  expect(list).toContain('2 given up');
  expect(await store.sendAgain('another-one')).toBe(true);
  await passTime(recordMessage, 0);
  expect(sentMessages).toMatchObject([{ id: 'another-one' }]);
  expect([await store.sendAgain('another-one'), await store.sendAgain('unknown')]).toEqual([
    false,
    false,
  ]);
});

test('what is still to be sent on is not sent again by hand, since it may be on its way', async () => {
  await store.claim(receivedAt, new Date(now + lease).toISOString());
  expect(await store.sendAgain(validEnquiry.id)).toBe(false);
});

test('refusals count also where the line was dead in between', async () => {
  const answers = [
    new Refusal('550'),
    new Error('ETIMEDOUT'),
    new Refusal('550'),
    new Refusal('550'),
  ];
  let attempts = 0;
  await passTime(async () => {
    attempts += 1;
    throw answers[attempts - 1] ?? new Error('asked again');
  }, 3600);
  expect(attempts).toBe(answers.length);
});

describe('doubtful enquiries', () => {
  const day = 86_400_000;
  const doubtful = { doubtful: 'yes' as const };
  beforeEach(() => forwarder(recordMessage).wake());
  beforeEach(() => void (sentMessages = []));

  test('are told in one message a day, each once, and those of the next day in the next', async () => {
    await storeEnquiry({
      ...doubtful,
      id: 'doubtful-1',
      firstName: 'Ana',
      lastName: '',
      phone: '',
    });
    await storeEnquiry({
      ...doubtful,
      id: 'doubtful-2',
      firstName: 'Bo',
      receivedAt: '2026-11-20T11:59:59.000Z',
    });
    await storeEnquiry({
      ...doubtful,
      id: 'doubtful-3',
      firstName: 'Cy',
      receivedAt: '2026-11-20T12:00:00.000Z',
    });
    now = Date.parse('2026-11-20T11:59:59.999Z');
    await forwarder(recordMessage).wake();
    expect(sentMessages).toEqual([]);
    now += 1;
    await Promise.all([forwarder(recordMessage).wake(), forwarder(recordMessage).wake()]);
    expect(sentMessages).toEqual([
      expect.objectContaining({
        subject: 'Doubtful enquiries: 2',
        text: expect.stringContaining(
          `- ${receivedAt}, Ana, ${validEnquiry.email}, Añejo, Lot P-2501\n- 2026`,
        ),
      }),
    ]);
    expect(sentMessages[0]).not.toHaveProperty('replyTo');
    now += day;
    await forwarder(recordMessage).wake();
    expect(sentMessages.map(({ subject }) => subject).slice(1)).toEqual(['Doubtful enquiries: 1']);
    expect(await store.all()).toEqual(
      Array.from({ length: 4 }, () => expect.objectContaining({ nextAttemptAt: null })),
    );
  });

  test('that could not be told are told later, under the same id, and a long list is cut', async () => {
    for (let index = 0; index < 120; index += 1)
      await storeEnquiry({ ...doubtful, id: `doubtful-${index}` });
    now = Date.parse(receivedAt) + day;
    const ids = new Set<string>();
    await passTime(async ({ id, text }) => {
      ids.add(id);
      expect(text).toContain('And 20 more');
      throw new Error('away');
    }, 5);
    await passTime(recordMessage, 60);
    expect(sentMessages.map(({ id }) => id)).toEqual([...ids]);
  });

  test('are told at once like others, with a mark, or never, as it is set', async () => {
    store = open('at-once');
    await storeEnquiry({ ...doubtful, id: 'at-once' });
    await forwarder(recordMessage).wake();
    expect(sentMessages).toMatchObject([
      { replyTo: validEnquiry.email, subject: 'Doubtful enquiry from Zoë Nuñez' },
    ]);
    store = open('never');
    await storeEnquiry({ ...doubtful, id: 'never' });
    now += 2 * day;
    await forwarder(recordMessage).wake();
    expect(sentMessages).toHaveLength(1);
    expect(await store.all()).toMatchObject([{ id: 'never', nextAttemptAt: null }]);
  });
});

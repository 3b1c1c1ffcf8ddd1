/**
 * @jest-environment node
 *
 * What several receivers promise together, on whatever store: SQLite, or the one that RECEIVERS names
 * (`npm run test:receivers`).
 */
import { goodEnquiry } from './support/enquiry';
import { newEnquiry, startReceivers, storeName, until } from './support/promises';

jest.setTimeout(180_000);

let visit: Awaited<ReturnType<typeof startReceivers>>;
beforeAll(async () => {
  visit = await startReceivers();
});
afterAll(() => visit?.stop());

test(`on ${storeName}, a visitor may send twenty a minute to all receivers together`, async () => {
  const visitor = visit.newVisitor();
  const statuses: number[] = [];
  let last: Response | undefined;
  for (let sent = 0; sent < 21; sent += 1) {
    last = await visit.sendJson(newEnquiry(), { visitor, to: sent % 2 ? visit.last : visit.first });
    statuses.push(last.status);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(201), 429]);
  expect(Number(last?.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(Number(last?.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
  expect((await visit.sendJson(newEnquiry())).status).toBe(201);
});

test(`on ${storeName}, the brand is told of each enquiry once, also where it was refused first`, async () => {
  const names = Array.from(
    { length: 20 },
    (_, index) => `Told ${index < 3 ? 'Refused ' : ''}${index}`,
  );
  await Promise.all(
    names.map((lastName, index) =>
      visit.sendJson(newEnquiry({ lastName }), { to: index % 2 ? visit.last : visit.first }),
    ),
  );
  const subjects = names.map((lastName) => `Enquiry from ${goodEnquiry.firstName} ${lastName}`);
  await until(async () => {
    // Cloudflare looks for what is due each minute, or when another enquiry arrives.
    await visit.sendJson(newEnquiry());
    return subjects.every((subject) => visit.mailbox.taken.has(subject));
  });
  expect(subjects.map((subject) => visit.mailbox.taken.get(subject))).toEqual(
    subjects.map(() => 1),
  );
  await until(async () => !(await visit.stack.rows()).some(({ nextAttemptAt }) => nextAttemptAt));
});

test(`on ${storeName}, killed at any moment, nothing that was acknowledged is lost`, async () => {
  const acknowledged = new Set<string>();
  async function sendUntilDead(line: string): Promise<void> {
    for (let number = 0; ; number += 1) {
      const enquiry = newEnquiry({ id: `${line}-${number}-killed` });
      const to = number % 2 ? visit.last : visit.first;
      const answer = await visit.sendJson(enquiry, { to }).catch(() => undefined);
      if (!answer) return;
      if (answer.status === 201) acknowledged.add(enquiry.id);
    }
  }
  for (const round of [1, 2]) {
    const lines = ['a', 'b', 'c'].map((line) => sendUntilDead(`${round}${line}`));
    const enough = acknowledged.size + 25;
    await until(() => acknowledged.size >= enough);
    await visit.stack.kill();
    await Promise.all(lines);
    const ids = new Set((await visit.stack.rows()).map(({ id }) => id));
    expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([]);
    await visit.stack.restart();
  }
  expect((await visit.sendJson(newEnquiry())).status).toBe(201);
});

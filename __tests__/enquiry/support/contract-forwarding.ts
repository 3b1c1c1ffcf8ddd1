import { newEnquiry, storeName, poll, type Receivers } from './contract';
import { validEnquiry } from './enquiry';

/** The part of the receiver's contract that is about telling the brand. */
export function testForwarding(visit: () => Receivers): void {
  test(`on ${storeName}, the brand is told of each enquiry once, also where it was refused first`, async () => {
    const names = Array.from(
      { length: 20 },
      (_, index) => `Told ${index < 3 ? 'Refused ' : ''}${index}`,
    );
    await Promise.all(
      names.map((lastName, index) =>
        visit().sendJson(newEnquiry({ lastName }), {
          to: index % 2 ? visit().last : visit().first,
        }),
      ),
    );
    const subjects = names.map((lastName) => `Enquiry from ${validEnquiry.firstName} ${lastName}`);
    await poll(async () => {
      // Cloudflare looks for what is due each minute, or when another enquiry arrives.
      await visit().sendJson(newEnquiry());
      return subjects.every((subject) => visit().mailbox.taken.has(subject));
    });
    expect(subjects.map((subject) => visit().mailbox.taken.get(subject))).toEqual(
      subjects.map(() => 1),
    );
    await poll(async () => {
      const plain = await visit().storedWith({ doubtful: '' });
      return plain.every(({ nextAttemptAt }) => !nextAttemptAt);
    });
  });

  test(`on ${storeName}, what is refused for good ends with its reason, and is sent again by hand`, async () => {
    const enquiry = newEnquiry({ lastName: 'Unwanted' });
    const subject = `Enquiry from ${enquiry.firstName} Unwanted`;
    await visit().sendJson(enquiry);
    await poll(async () => {
      await visit().sendJson(newEnquiry());
      return (await visit().storedWith({ id: enquiry.id })).some(
        ({ nextAttemptAt }) => !nextAttemptAt,
      );
    });
    expect(visit().mailbox.attempts.get(subject)).toBe(3);
    expect(await visit().enquiries({ only: 'given-up' })).toMatch(
      new RegExp(`${enquiry.id}[^]*given up \\(attempts: 3\\)\nreason .* answered 410`),
    );
    visit().takeUnwanted();
    await visit().enquiries({ again: enquiry.id });
    await poll(async () => {
      await visit().sendJson(newEnquiry());
      return visit().mailbox.taken.has(subject);
    });
    expect(visit().mailbox.taken.get(subject)).toBe(1);
    expect(await visit().enquiries({ only: 'given-up' })).toBe('None is given-up.\n');
  });

  test(`on ${storeName}, the brand is not told at once of what is doubtful`, async () => {
    const stored = await visit().storedWith({ doubtful: 'yes' });
    expect(stored).not.toEqual([]);
    const day = 86_400_000;
    for (const { nextAttemptAt, receivedAt, attempts } of stored) {
      expect(attempts).toBe(0);
      const wait = Date.parse(nextAttemptAt ?? '') - Date.parse(receivedAt);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(day);
    }
    expect([...visit().mailbox.attempts.keys()].join()).not.toContain('oubtful');
  });
}

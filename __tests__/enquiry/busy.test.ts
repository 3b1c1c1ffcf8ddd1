/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'libsql';
import { goodEnquiry } from './support/enquiry';
import { startReceiver, type TestReceiver } from './support/receiver';

let receiver: TestReceiver;
let other: InstanceType<typeof Database>;

beforeEach(() => {
  receiver = startReceiver({ patience: 0 });
  other = new Database(receiver.file);
  other.exec('BEGIN IMMEDIATE');
});

afterEach(() => {
  other.close();
  receiver.close();
});

test('while another program writes, an enquiry waits and nobody else does', async () => {
  const waiting = receiver.postJson(goodEnquiry);
  await pause(100);
  const asked = performance.now();
  expect((await receiver.send({}, '/enquiries/page.css')).status).toBe(200);
  expect(performance.now() - asked).toBeLessThan(3000);
  other.exec('ROLLBACK');
  expect((await waiting).status).toBe(201);
  expect(receiver.store.all()).toHaveLength(1);
});

test('what waits too long is not acknowledged', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await receiver.postJson(goodEnquiry)).status).toBe(500);
  silent.mockRestore();
  other.exec('ROLLBACK');
  expect(receiver.store.all()).toEqual([]);
}, 20_000);

import { sendEnquiry, sendTimeout } from '@/lib/enquiry/send';
import { validEnquiry } from './support/enquiry';

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  fetchMock.mockReset();
  global.fetch = fetchMock as unknown as typeof fetch;
});

const mockAnswer = (status: number, body: unknown) =>
  fetchMock.mockResolvedValue({
    ok: status >= 200 && status < 300,
    status,
    json: async () => (typeof body === 'string' ? JSON.parse(body) : body),
  } as Response);

const send = () => sendEnquiry('/enquiries', validEnquiry);

test('the endpoint gets every field as JSON and is asked for JSON, even if the visitor leaves meanwhile', async () => {
  mockAnswer(201, {});
  await send();
  const [address, init] = fetchMock.mock.calls[0] ?? [];
  expect(address).toBe('/enquiries');
  expect(init?.method).toBe('POST');
  expect(init?.keepalive).toBe(true);
  expect(init?.headers).toEqual({
    Accept: 'application/json',
    'Content-Type': 'application/json',
  });
  expect(JSON.parse(String(init?.body))).toEqual(validEnquiry);
});

test.each([200, 201, 202, 204])('%i is success', async (status) => {
  mockAnswer(status, 'not JSON');
  expect(await send()).toEqual({ kind: 'sent' });
});

test('a 422 with errors of fields is a refusal', async () => {
  mockAnswer(422, { errors: { email: 'No such address' } });
  const errors = { email: 'No such address' };
  expect(await send()).toEqual({ kind: 'refused', errors, hasOtherErrors: false });
});

test.each([{ form: 'x' }, { phone: 7 }, { firstName: '' }])(
  'an error that belongs to no field of the form is reported besides: %j',
  async (other) => {
    mockAnswer(422, { errors: { email: 'No such address', ...other } });
    const errors = { email: 'No such address' };
    expect(await send()).toEqual({ kind: 'refused', errors, hasOtherErrors: true });
  },
);

test('an error of a field that the footer’s form does not have belongs to no field', async () => {
  const sendFooter = () => sendEnquiry('/enquiries', { ...validEnquiry, source: 'footer' });
  mockAnswer(422, { errors: { email: 'No such address', firstName: 'Whose?' } });
  const errors = { email: 'No such address' };
  expect(await sendFooter()).toEqual({ kind: 'refused', errors, hasOtherErrors: true });
  mockAnswer(422, { errors: { firstName: 'Whose?' } });
  expect(await sendFooter()).toEqual({ kind: 'failed' });
});

test.each<[number, unknown]>([
  [302, {}],
  [400, { errors: { form: 'unreadable' } }],
  [404, '<html>'],
  [422, null],
  [422, { errors: [{ message: 'x' }] }],
  [422, { errors: 'email' }],
  [500, { errors: { email: 'x' } }],
])('%i with %j is a failure', async (status, body) => {
  mockAnswer(status, body);
  expect(await send()).toEqual({ kind: 'failed' });
});

/** Answers as `fetch` does after it has followed a redirect. */
const mockPage = (contentType: string | null, redirected = true) =>
  fetchMock.mockResolvedValue({
    ok: true,
    status: 200,
    redirected,
    headers: new Headers(contentType ? { 'Content-Type': contentType } : {}),
  } as Response);

test('a page after a redirect, as of a login or a hotel’s network, is a failure', async () => {
  mockPage('text/html; charset=utf-8');
  expect(await send()).toEqual({ kind: 'failed' });
});

test.each(['application/json', 'text/plain', null])(
  'an endpoint that has moved and answers %s is success',
  async (type) => {
    mockPage(type);
    expect(await send()).toEqual({ kind: 'sent' });
  },
);

test('a page without a redirect is success', async () => {
  mockPage('text/html', false);
  expect(await send()).toEqual({ kind: 'sent' });
});

test('no network is a failure', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await send()).toEqual({ kind: 'failed' });
});

test('an endpoint that stays silent is given up after ten seconds', async () => {
  jest.useFakeTimers();
  fetchMock.mockImplementation(
    (_address, { signal }) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('gave up', 'AbortError'))),
      ),
  );
  let outcome: unknown;
  void send().then((result) => (outcome = result));
  await jest.advanceTimersByTimeAsync(sendTimeout - 1);
  expect(outcome).toBeUndefined();
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome).toEqual({ kind: 'failed' });
  jest.useRealTimers();
});

/**
 * @jest-environment jsdom
 *
 * Loading over a bad line.
 */
import { retry, retryOptional } from '@/lib/load';

const load = jest.fn<Promise<string>, []>();
const offline = () => Promise.reject(new Error('offline'));
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('tries twice more', async () => {
  load.mockImplementationOnce(offline).mockImplementationOnce(offline).mockResolvedValue('here');
  const loaded = retry(load);
  await pass(4000);
  expect(await loaded).toBe('here');
});

it('logs once what the page can do without, and goes on', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
  load.mockImplementation(offline);
  const loaded = retryOptional(load);
  await pass(60_000);
  expect(await loaded).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(3);
  expect(complain).toHaveBeenCalledTimes(1);
});

describe('a line that was lost for long', () => {
  const loaded = jest.fn();

  beforeEach(async () => {
    loaded.mockReset();
    load.mockImplementation(offline);
    void retry(load, { attempts: Infinity }).then(loaded);
    await pass(4000);
    load.mockReset().mockResolvedValue('here');
  });

  it.each([
    ['by itself', () => pass(3000)],
    ['as soon as the browser is online', () => window.dispatchEvent(new Event('online'))],
    [
      'as soon as the visitor looks at the page again',
      () => document.dispatchEvent(new Event('visibilitychange')),
    ],
  ])('is tried again %s, once', async (_, comeBack) => {
    await comeBack();
    await pass(0);
    expect(loaded).toHaveBeenCalledWith('here');
    await pass(60_000);
    window.dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is not tried behind another tab', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(60_000);
    expect(load).not.toHaveBeenCalled();
    hidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(loaded).toHaveBeenCalledWith('here');
  });
});

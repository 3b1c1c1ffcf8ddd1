import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeepAwake } from '@/components/islands/keep-awake/keep-awake';

const name = 'Keep the screen awake';
const why = 'The battery may be low.';

/** A browser's screen lock: how many there are, and what it has been asked and has not answered yet. */
class FakeWakeLock {
  held = new Set<EventTarget>();
  asked: { grant: () => Promise<EventTarget>; refuse: () => Promise<void> }[] = [];

  request = jest.fn(
    () =>
      new Promise<EventTarget>((resolve, reject) => {
        const grant = async () => {
          const lock = Object.assign(new EventTarget(), {
            released: false,
            release: async () => this.drop(lock),
          });
          this.held.add(lock);
          await act(async () => resolve(lock));
          return lock;
        };
        const refuse = () =>
          act(async () => reject(new DOMException('refused', 'NotAllowedError')));
        this.asked.push({ grant, refuse });
      }),
  );

  /** Releases a lock, as the system may do. */
  drop = (lock: EventTarget) => {
    if (!this.held.delete(lock)) return;
    Object.assign(lock, { released: true });
    lock.dispatchEvent(new Event('release'));
  };

  /** The next request that has no answer. */
  get next() {
    return this.asked.shift() ?? fail();
  }
}

const fail = (): never => {
  throw new Error('The browser was not asked.');
};

let browser: FakeWakeLock;

beforeEach(() => {
  browser = new FakeWakeLock();
  Object.defineProperty(navigator, 'wakeLock', { value: browser, configurable: true });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

const press = () => userEvent.click(screen.getByRole('switch', { name }));
const expectSwitch = (checked: boolean) =>
  expect(screen.getByRole('switch', { name, checked })).toBeVisible();

/** The page is hidden, and the browser lets go of its locks, or seen again. */
function show(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  return act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    if (state === 'hidden') browser.held.forEach(browser.drop);
  });
}

function open() {
  render(<KeepAwake label={name} refusal={why} />);
}

it('asks the browser only when it is pressed, and lets go when it is pressed again', async () => {
  open();
  expect(browser.request).not.toHaveBeenCalled();
  await press();
  await browser.next.grant();
  expectSwitch(true);
  expect(browser.held.size).toBe(1);
  await press();
  expectSwitch(false);
  expect(browser.held.size).toBe(0);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('stays on, and asks again when the page is seen again: a browser lets go of a hidden page', async () => {
  open();
  await press();
  await browser.next.grant();
  await show('hidden');
  expectSwitch(true);
  await show('visible');
  await browser.next.grant();
  expectSwitch(true);
  expect(browser.held.size).toBe(1);
});

it('is off where the browser refuses, and says why until it is pressed again', async () => {
  open();
  await press();
  await browser.next.refuse();
  expectSwitch(false);
  expect(screen.getByRole('status')).toHaveTextContent(why);
  await press();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await browser.next.grant();
  expectSwitch(true);
});

it('goes off where the system takes the lock away while the page is seen, and says why', async () => {
  open();
  await press();
  const lock = await browser.next.grant();
  await act(async () => browser.drop(lock));
  expectSwitch(false);
  expect(screen.getByRole('status')).toHaveTextContent(why);
});

it('is on where the browser refused a page that was hidden meanwhile, and grants it on return', async () => {
  open();
  await press();
  const first = browser.next;
  await show('hidden');
  await show('visible');
  await first.refuse();
  await browser.next.grant();
  expectSwitch(true);
  expect(browser.held.size).toBe(1);
});

it('has one lock at most, and none when it is off, however late the answers come', async () => {
  open();
  await press();
  const first = browser.next;
  await show('hidden');
  await show('visible');
  await first.grant();
  for (const request of browser.asked.splice(0)) await request.grant();
  expect(browser.held.size).toBe(1);
  await press();
  expectSwitch(false);
  expect(browser.held.size).toBe(0);
});

it('lets go of a lock that is granted after it was switched off', async () => {
  open();
  await press();
  const late = browser.next;
  await press();
  await late.grant();
  expectSwitch(false);
  expect(browser.held.size).toBe(0);
});

it('keeps the lock of now when the release of an earlier one is announced late', async () => {
  open();
  await press();
  const earlier = await browser.next.grant();
  browser.held.delete(Object.assign(earlier, { released: true }));
  await show('visible');
  await act(async () => earlier.dispatchEvent(new Event('release')));
  await browser.next.grant();
  expectSwitch(true);
  expect(browser.held.size).toBe(1);
  await press();
  expect(browser.held.size).toBe(0);
});

it('is not there where the browser cannot do it', () => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  open();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

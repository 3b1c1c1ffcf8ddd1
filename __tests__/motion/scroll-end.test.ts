import { scrollEnd } from '@/lib/motion/scroll-end';

function scrolled(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  jest.useFakeTimers();
  scrolled(0);
});
afterEach(() => jest.useRealTimers());

function watchRest() {
  const rested = jest.fn();
  void scrollEnd().then(rested);
  return {
    rested,
    pass: (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds),
  };
}

it('resolves soon on a page that does not move', async () => {
  const { rested, pass } = watchRest();
  await pass(200);
  expect(rested).toHaveBeenCalledTimes(1);
});

it('waits while the page glides, and resolves when it has arrived', async () => {
  const { rested, pass } = watchRest();
  for (let top = 0; top < 1000; top += 100) {
    scrolled(top);
    await pass(50);
  }
  expect(rested).not.toHaveBeenCalled();
  await pass(200);
  expect(rested).toHaveBeenCalledTimes(1);
});

it('waits no longer than three seconds for a page that is strolled through', async () => {
  const { rested, pass } = watchRest();
  for (let turn = 0; turn < 64; turn += 1) {
    scrolled(turn * 10);
    await pass(50);
  }
  expect(rested).toHaveBeenCalledTimes(1);
});

it('lets whoever rushes through the page pass', async () => {
  const { rested, pass } = watchRest();
  for (let turn = 0; turn < 64; turn += 1) {
    scrolled(turn * 90);
    await pass(50);
  }
  expect(rested).not.toHaveBeenCalled();
  await pass(200);
  expect(rested).toHaveBeenCalledTimes(1);
});

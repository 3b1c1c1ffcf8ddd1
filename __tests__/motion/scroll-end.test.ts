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

function watchScrollEnd() {
  const ended = jest.fn();
  void scrollEnd().then(ended);
  return {
    ended,
    pass: (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds),
  };
}

it('resolves soon on a page that does not scroll', async () => {
  const { ended, pass } = watchScrollEnd();
  await pass(200);
  expect(ended).toHaveBeenCalledTimes(1);
});

it('waits while the page scrolls smoothly, and resolves when it stops', async () => {
  const { ended, pass } = watchScrollEnd();
  for (let top = 0; top < 1000; top += 100) {
    scrolled(top);
    await pass(50);
  }
  expect(ended).not.toHaveBeenCalled();
  await pass(200);
  expect(ended).toHaveBeenCalledTimes(1);
});

it('waits at most three seconds for a visitor who reads while scrolling', async () => {
  const { ended, pass } = watchScrollEnd();
  for (let turn = 0; turn < 64; turn += 1) {
    scrolled(turn * 10);
    await pass(50);
  }
  expect(ended).toHaveBeenCalledTimes(1);
});

it('waits for a visitor who scrolls fast, however long', async () => {
  const { ended, pass } = watchScrollEnd();
  for (let turn = 0; turn < 64; turn += 1) {
    scrolled(turn * 90);
    await pass(50);
  }
  expect(ended).not.toHaveBeenCalled();
  await pass(200);
  expect(ended).toHaveBeenCalledTimes(1);
});

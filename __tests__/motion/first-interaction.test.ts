import { onFirstInteraction } from '@/lib/motion/first-interaction';

it('calls back once, at the first sign of life', () => {
  const wake = jest.fn();
  onFirstInteraction(wake);
  expect(wake).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointermove'));
  window.dispatchEvent(new Event('scroll'));
  expect(wake).toHaveBeenCalledTimes(1);
});

describe('on a page that is already scrolled', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.defineProperty(window, 'scrollY', { value: 300, configurable: true });
  });

  afterEach(() => {
    jest.useRealTimers();
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  });

  it('calls back with the next frame', () => {
    const wake = jest.fn();
    onFirstInteraction(wake);
    jest.advanceTimersToNextFrame();
    expect(wake).toHaveBeenCalledTimes(1);
  });

  it('does not call back once stopped', () => {
    const wake = jest.fn();
    onFirstInteraction(wake)();
    jest.advanceTimersToNextFrame();
    expect(wake).not.toHaveBeenCalled();
  });
});

it('does not call back once stopped', () => {
  const wake = jest.fn();
  onFirstInteraction(wake)();
  window.dispatchEvent(new Event('keydown'));
  expect(wake).not.toHaveBeenCalled();
});

import { onFirstInteraction } from '@/lib/motion/first-interaction';

it('calls back once, at the first sign of life', () => {
  const wake = jest.fn();
  onFirstInteraction(wake);
  expect(wake).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointermove'));
  window.dispatchEvent(new Event('scroll'));
  expect(wake).toHaveBeenCalledTimes(1);
});

it('calls back at once on a page that is already scrolled', () => {
  Object.defineProperty(window, 'scrollY', { value: 300, configurable: true });
  const wake = jest.fn();
  onFirstInteraction(wake);
  expect(wake).toHaveBeenCalledTimes(1);
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

it('does not call back once stopped', () => {
  const wake = jest.fn();
  onFirstInteraction(wake)();
  window.dispatchEvent(new Event('keydown'));
  expect(wake).not.toHaveBeenCalled();
});

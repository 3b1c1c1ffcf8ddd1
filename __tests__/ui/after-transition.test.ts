import { afterTransition } from '@/components/ui/dialog/after-transition';
import { duration } from '@/styles/tokens/tokens';

const element = document.createElement('dialog');
const run = jest.fn();

/** As the browser sends it: a pseudo-element's own transitions end on the element it belongs to. */
function endTransition(target: Element, pseudoElement = '') {
  target.dispatchEvent(
    Object.assign(new Event('transitionend', { bubbles: true }), { pseudoElement }),
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  element.innerHTML = '<p></p>';
  run.mockClear();
});
afterEach(() => jest.useRealTimers());

it('runs once when the element’s own transition ends', () => {
  afterTransition(element, duration.modal, run);
  endTransition(element);
  expect(run).toHaveBeenCalledTimes(1);
  jest.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});

it('waits through the end of its backdrop’s, which is shorter, and of what is in it', () => {
  afterTransition(element, duration.modal, run);
  jest.advanceTimersByTime(duration.backdrop);
  endTransition(element, '::backdrop');
  endTransition(element.querySelector('p')!);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(duration.modal);
  expect(run).toHaveBeenCalledTimes(1);
});

it('runs all the same when the end never comes, and not once it is called off', () => {
  const callOff = afterTransition(element, duration.modal, run);
  callOff();
  jest.runAllTimers();
  expect(run).not.toHaveBeenCalled();
  afterTransition(element, duration.modal, run);
  jest.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});

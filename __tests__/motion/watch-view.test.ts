/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {
  intersectionMockInstance,
  mockIsIntersecting,
  setupIntersectionMocking,
} from 'react-intersection-observer/test-utils';
import { watchRest } from '@/components/islands/view-watch/watch-rest';
import { watchView } from '@/components/islands/view-watch/watch-view';

const element = (id: string) => document.getElementById(id) as HTMLElement;

let stop: () => void;

beforeEach(() => {
  setupIntersectionMocking(jest.fn);
  document.body.innerHTML = `
    <div id="reveal" data-motion-reveal><p data-moves></p></div>
    <div id="rise" data-motion-rise><p data-moves></p></div>
    <h1 id="words" data-words="in"></h1>`;
});

afterEach(() => stop());

describe('watching the view', () => {
  beforeEach(() => {
    stop = watchView();
  });

  it('hides nothing before it has looked', () => {
    expect(element('reveal')).toHaveAttribute('data-motion-reveal', '');
    expect(element('words')).toHaveAttribute('data-words', 'in');
  });

  it.each([
    ['reveal', 'data-motion-reveal', 'a tenth of it is in view', [0.1], ''],
    ['rise', 'data-motion-rise', 'it is 100 px inside the window', [0], '0px 0px -100px 0px'],
    ['words', 'data-words', 'three tenths of it are in view', [0.3], ''],
  ])('takes %s as come when %s says that %s, each time (§ 9)', (id, attribute, _, ...options) => {
    const [thresholds, rootMargin] = options;
    expect(intersectionMockInstance(element(id))).toMatchObject({ thresholds, rootMargin });
    jest.spyOn(element(id), 'getBoundingClientRect').mockReturnValue({ bottom: 900 } as DOMRect);
    for (const inView of [false, true, false, true]) {
      mockIsIntersecting(element(id), inView);
      expect(element(id)).toHaveAttribute(attribute, inView ? 'in' : 'out');
    }
  });

  it('leaves everything visible when it stops', () => {
    mockIsIntersecting(element('reveal'), false);
    stop();
    expect(element('reveal')).toHaveAttribute('data-motion-reveal', 'in');
  });
});

it('marks the page as at rest until it scrolls and again a second later, and what is far', () => {
  jest.useFakeTimers();
  stop = watchRest();
  const root = document.documentElement;
  mockIsIntersecting(element('reveal'), false);
  const moving = element('reveal').firstElementChild;
  expect(moving).toHaveAttribute('data-far');
  expect(root).toHaveAttribute('data-resting');
  window.dispatchEvent(new Event('scroll'));
  expect(root).not.toHaveAttribute('data-resting');
  jest.advanceTimersByTime(999);
  expect(root).not.toHaveAttribute('data-resting');
  jest.advanceTimersByTime(1);
  expect(root).toHaveAttribute('data-resting');
  stop();
  expect(moving).not.toHaveAttribute('data-far');
  expect(root).not.toHaveAttribute('data-resting');
  jest.useRealTimers();
});

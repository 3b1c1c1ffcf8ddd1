import {
  intersectionMockInstance,
  mockIsIntersecting,
  setupIntersectionMocking,
} from 'react-intersection-observer/test-utils';
import { watchView } from '@/components/islands/view-watch/watch-view';

beforeEach(() => {
  jest.useFakeTimers();
  // Each test has a new clock; the page has been idle for two seconds of it.
  window.dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(2000);
  setupIntersectionMocking(jest.fn);
  // jsdom lays nothing out.
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  document.body.innerHTML = `
    <div id="reveal" data-motion-reveal></div>
    <div id="rise" data-motion-rise></div>
    <h1 id="words" data-words="in"></h1>`;
});

let stop: () => void;
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const element = (id: string) => document.getElementById(id) as HTMLElement;

describe('watching the view', () => {
  it('hides nothing before it has looked', () => {
    stop = watchView(document);
    expect(element('reveal')).toHaveAttribute('data-motion-reveal', '');
    expect(element('words')).toHaveAttribute('data-words', 'in');
  });

  it.each([
    ['reveal', 'a tenth of it is in view', [0.1], ''],
    ['rise', 'it is 100 px inside the window', [0], '0px 0px -100px 0px'],
    ['words', 'three tenths of it are in view', [0.3], ''],
  ])('takes %s as come when %s (§ 9)', (id, _, thresholds, rootMargin) => {
    stop = watchView(document);
    expect(intersectionMockInstance(element(id))).toMatchObject({ thresholds, rootMargin });
  });

  it.each([
    ['reveal', 'data-motion-reveal'],
    ['rise', 'data-motion-rise'],
    ['words', 'data-words'],
  ])('marks %s as it leaves and enters, again and again', (id, attribute) => {
    stop = watchView(document);
    const below = jest.spyOn(element(id), 'getBoundingClientRect');
    below.mockReturnValue({ top: 900, bottom: 1000 } as DOMRect);
    for (const inView of [false, true, false, true]) {
      mockIsIntersecting(element(id), inView);
      expect(element(id)).toHaveAttribute(attribute, inView ? 'in' : 'out');
    }
  });

  it.each([
    ['reveal', 'data-motion-reveal'],
    ['rise', 'data-motion-rise'],
  ])('shows %s while the page is idle and it is far out of view', (id, attribute) => {
    stop = watchView(document);
    const far = { top: 2000, bottom: 2100 } as DOMRect;
    jest.spyOn(element(id), 'getBoundingClientRect').mockReturnValue(far);
    mockIsIntersecting(element(id), false);
    expect(element(id)).toHaveAttribute(attribute, 'in');
    for (let visit = 0; visit < 2; visit += 1) {
      window.dispatchEvent(new Event('scroll'));
      expect(element(id)).toHaveAttribute(attribute, 'away');
      jest.advanceTimersByTime(900);
      expect(element(id)).toHaveAttribute(attribute, 'away');
      jest.advanceTimersByTime(200);
      expect(element(id)).toHaveAttribute(attribute, 'in');
    }
  });

  it('leaves everything visible when it stops', () => {
    stop = watchView(document);
    mockIsIntersecting(element('reveal'), false);
    stop();
    expect(element('reveal')).toHaveAttribute('data-motion-reveal', 'in');
  });
});

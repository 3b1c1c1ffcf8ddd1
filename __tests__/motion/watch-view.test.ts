import {
  mockIsIntersecting,
  setupIntersectionMocking,
} from 'react-intersection-observer/test-utils';
import { watchView } from '@/components/motion/view-watch/watch-view';

beforeEach(() => {
  setupIntersectionMocking(jest.fn);
  document.body.innerHTML = `
    <div id="reveal" data-motion-reveal></div>
    <div id="rise" data-motion-rise></div>
    <h1 id="words" data-words="in"></h1>`;
});

let stop: () => void;
afterEach(() => stop());

const element = (id: string) => document.getElementById(id) as HTMLElement;

describe('watching the view', () => {
  it('hides nothing before it has looked', () => {
    stop = watchView(document);
    expect(element('reveal')).toHaveAttribute('data-motion-reveal', '');
    expect(element('words')).toHaveAttribute('data-words', 'in');
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

  it('leaves everything visible when it stops', () => {
    stop = watchView(document);
    mockIsIntersecting(element('reveal'), false);
    stop();
    expect(element('reveal')).toHaveAttribute('data-motion-reveal', 'in');
  });
});

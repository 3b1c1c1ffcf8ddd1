/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { markScrolled } from '@/components/layout/header/mark-scrolled';

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting'>;

/** What the browser tells the observer. */
let tell: (entries: Entry[]) => void;

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: (entries: Entry[]) => void) {
      tell = callback;
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});

const atTop = { isIntersecting: true };
const below = { isIntersecting: false };

it.each([
  ['true', [below]],
  ['false', [atTop]],
  // A busy page hears of both at once: what came last is how things stand.
  ['true', [atTop, below]],
  ['false', [below, atTop]],
])('the bar is scrolled: %s, after %j', (scrolled, entries) => {
  const bar = document.createElement('header');
  markScrolled(bar);
  tell(entries);
  expect(bar).toHaveAttribute('data-scrolled', scrolled);
});

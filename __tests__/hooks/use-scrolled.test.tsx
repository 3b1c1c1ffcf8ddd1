import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useScrolled } from '@/components/layout/header/use-scrolled';

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting'>;

/** What the browser tells the hook's observer. */
let tell: (entries: Entry[]) => void;

function Bar() {
  const bar = useRef<HTMLElement>(null);
  useScrolled(bar);
  return <header ref={bar} data-scrolled="false" />;
}

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
  render(<Bar />);
  tell(entries);
  expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled', scrolled);
});

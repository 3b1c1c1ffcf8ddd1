/** The colour lines of the split row, by GSAP itself: laid out by hand, since jsdom lays nothing out. */
import { revealStrata } from '@/components/islands/scroll-scenes/strata';

// Its ES module, which Jest does not find, has the same core. It takes the clock that it finds.
jest.mock(
  'gsap/gsap-core',
  () => {
    jest.useFakeTimers();
    return jest.requireActual('gsap');
  },
  { virtual: true },
);

const height = 1000;
const windowHeight = 800;
/** Where the row's top stands in the window when its first line begins. */
const begins = 0.85 * windowHeight;

/** What each of the six lines shows: nothing, a part or all of it. */
function shown(): string {
  return [...document.querySelectorAll<HTMLElement>('[data-colour-line]')]
    .map(({ style: { clipPath } }) => {
      if (clipPath === 'inset(100%)') return '-';
      return clipPath === '' || clipPath === 'none' ? '#' : '+';
    })
    .join('');
}

let top: number;
let stop: () => void;
let tellNear: () => void;

/** Scrolls until a share of the row has passed the line where it is revealed. */
function scrollTo(share: number) {
  top = begins - share * height;
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  window.dispatchEvent(new Event('scroll'));
  window.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      tellNear = () => callback([{ isIntersecting: true }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(windowHeight);
  document.body.innerHTML = `<ol>${'<li data-colour-line></li>'.repeat(6)}</ol>`;
  const row = document.querySelector('ol') as HTMLElement;
  top = begins;
  row.getBoundingClientRect = () => ({ top, bottom: top + height, height }) as DOMRect;
  stop = revealStrata(row);
  tellNear();
});

afterEach(() => {
  stop();
  jest.restoreAllMocks();
});
afterAll(() => jest.useRealTimers());

it('shows nothing of them before their row comes', () => {
  expect(shown()).toBe('------');
});

// A second for each of six, 0.2 s apart, makes two seconds: a tenth of the row is 0.2 s of them.
it.each([
  [0.08, '+-----'],
  [0.18, '++----'],
  [0.28, '+++---'],
  [0.58, '#+++++'],
  [0.68, '##++++'],
  [0.98, '#####+'],
])('has them follow one another by 0.2 s: %d of the row shows %s', (share, expected) => {
  scrollTo(share);
  jest.advanceTimersByTime(1500);
  expect(shown()).toBe(expected);
});

it('follows the scroll within 0.6 s, and not at once', () => {
  scrollTo(1);
  jest.advanceTimersByTime(300);
  expect(shown()).not.toBe('######');
  jest.advanceTimersByTime(450);
  expect(shown()).toBe('######');
});

it('shows all of them where the page asks for calm', () => {
  stop();
  expect(shown()).toBe('######');
});

import { startLoader } from '@/scripts/export/loader/loader';

const listening: Parameters<typeof window.addEventListener>[] = [];
export const settle = () => jest.advanceTimersByTimeAsync(5000);
/** Addresses of the scripts that the loader has put into the page. */
export const broughtScripts = () =>
  [...document.head.querySelectorAll('script')].map((tag) => tag.getAttribute('src'));

const fetchScript = jest.fn(() => Promise.reject(new TypeError('no network here')));
/** Addresses that were fetched without being run. */
export const fetchedAhead = () =>
  fetchScript.mock.calls.flat().filter((part) => typeof part === 'string');

/** A small page of the site with the loader running in it. */
export function start() {
  document.head.replaceChildren();
  for (const mark of ['hydrated', 'painted', 'laid-out']) {
    document.documentElement.removeAttribute(`data-${mark}`);
  }
  document.body.innerHTML =
    '<header data-lazy></header><main><section id="home" data-lazy></section><section id="colletions" data-lazy="all"></section></main><footer data-lazy="all"></footer><button data-replay>Enquire</button><a href="#terms">Terms</a><script data-load="/page.js /shared.js"></script>';
  startLoader(document.querySelector('script[data-load]')!);
  const button = document.querySelector('button')!;
  const clicked = jest.fn();
  button.addEventListener('click', clicked);
  return { button, clicked };
}

export async function hydrate() {
  document.documentElement.dataset.hydrated = 'true';
  await jest.advanceTimersByTimeAsync(0);
}

/** Stands in for the browser's paint timing, which jsdom lacks. */
export class PaintTiming {
  static report?: () => void;
  constructor(private readonly callback: (entries: unknown, observer: PaintTiming) => void) {}
  observe() {
    PaintTiming.report = () => this.callback([], this);
  }
  disconnect() {
    PaintTiming.report = undefined;
  }
}

/**
 * Stands in for what jsdom cannot lay out: all is in the window, but what is marked as far
 * below it (`data-far`) or just above (`data-passed`).
 */
class Nearness {
  static readonly watchers = new Set<Nearness>();
  private readonly targets = new Set<Element>();
  constructor(private readonly callback: (entries: object[]) => void) {
    Nearness.watchers.add(this);
  }
  observe(target: Element) {
    this.targets.add(target);
    setTimeout(() => this.report(), 0);
  }
  unobserve(target: Element) {
    this.targets.delete(target);
  }
  report() {
    const near = [...this.targets].filter((target) => !target.hasAttribute('data-far'));
    if (near.length > 0) {
      this.callback(
        near.map((target) => {
          const bottom = target.hasAttribute('data-passed') ? -1 : 1;
          return { target, isIntersecting: true, boundingClientRect: { bottom } };
        }),
      );
    }
  }
}

/** A piece that was far below comes near. */
export function bringNear(piece: Element): void {
  piece.removeAttribute('data-far');
  Nearness.watchers.forEach((watcher) => watcher.report());
}

const listen = window.addEventListener.bind(window);

/** Fake timers, no network, and an end to each test's listeners. */
export function prepareLoader(): void {
  // jsdom fires a load event of its own a tick after the environment is there.
  beforeAll(() => new Promise((resolve) => setTimeout(resolve)));

  beforeEach(() => {
    jest.useFakeTimers();
    fetchScript.mockClear();
    Nearness.watchers.clear();
    Object.assign(globalThis, {
      PerformanceObserver: PaintTiming,
      IntersectionObserver: Nearness,
      fetch: fetchScript,
    });
    // Each loader listens on the window for good; those of finished tests must not.
    jest
      .spyOn(window, 'addEventListener')
      .mockImplementation((...call: Parameters<typeof listen>) => {
        listen(...call);
        listening.push(call);
      });
  });

  afterEach(async () => {
    await hydrate();
    await settle();
    for (const [type, listener, options] of listening.splice(0)) {
      window.removeEventListener(type, listener, options);
    }
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
}

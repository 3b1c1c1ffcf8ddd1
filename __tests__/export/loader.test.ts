import { startLoader } from '@/scripts/export/loader/loader';

const listening: Parameters<typeof window.addEventListener>[] = [];
const settle = () => jest.advanceTimersByTimeAsync(5000);
const broughtScripts = () =>
  [...document.head.querySelectorAll('script')].map((tag) => tag.getAttribute('src'));

const fetchScript = jest.fn(() => Promise.reject(new TypeError('no network here')));
const fetchedAhead = () => fetchScript.mock.calls.flat().filter((part) => typeof part === 'string');

function start() {
  document.head.replaceChildren();
  for (const mark of ['hydrated', 'awake', 'painted', 'laid-out']) {
    document.documentElement.removeAttribute(`data-${mark}`);
  }
  document.body.innerHTML =
    '<header></header><main><section id="home"></section><section id="colletions"></section></main><footer></footer><button data-replay>Enquire</button><a href="#terms">Terms</a><script data-load="/page.js /shared.js"></script>';
  startLoader(document.querySelector('script[data-load]')!);
  const button = document.querySelector('button')!;
  const clicked = jest.fn();
  button.addEventListener('click', clicked);
  return { button, clicked };
}

/** What the first sign has woken, in document order. */
const awake = () => [...document.querySelectorAll('[data-awake]')].map(({ tagName }) => tagName);

async function hydrate() {
  document.documentElement.dataset.hydrated = 'true';
  await jest.advanceTimersByTimeAsync(0);
}

/** Stands in for the browser's paint timing, which jsdom lacks. */
class PaintTiming {
  static report?: () => void;
  constructor(private readonly callback: (entries: unknown, observer: PaintTiming) => void) {}
  observe() {
    PaintTiming.report = () => this.callback([], this);
  }
  disconnect() {
    PaintTiming.report = undefined;
  }
}

const listen = window.addEventListener.bind(window);

// jsdom fires a load event of its own a tick after the environment is there.
beforeAll(() => new Promise((resolve) => setTimeout(resolve)));

beforeEach(() => {
  jest.useFakeTimers();
  fetchScript.mockClear();
  Object.assign(globalThis, { PerformanceObserver: PaintTiming, fetch: fetchScript });
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

describe('bringing the scripts', () => {
  it('fetches them after the load event, the first paint and an idle moment', async () => {
    start();
    await jest.advanceTimersByTimeAsync(1000);
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(1000);
    expect(fetchedAhead()).toEqual([]);
    PaintTiming.report?.();
    expect(fetchedAhead()).toEqual([]);
    await jest.advanceTimersByTimeAsync(500);
    expect(fetchedAhead()).toEqual(['/page.js', '/shared.js']);
    expect(broughtScripts()).toEqual([]);
  });

  it('runs them after three seconds, as the age gate comes at five', async () => {
    start();
    await jest.advanceTimersByTimeAsync(2999);
    expect(broughtScripts()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(broughtScripts()).toHaveLength(2);
  });

  it.each(['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'])(
    'brings them at the first %s',
    async (sign) => {
      start();
      expect(awake()).toEqual([]);
      window.dispatchEvent(new Event(sign));
      expect(broughtScripts()).toHaveLength(2);
      await jest.advanceTimersByTimeAsync(1000);
      expect(awake()).toEqual(['HTML', 'HEADER', 'SECTION', 'SECTION', 'FOOTER']);
    },
  );

  it('wakes the page, but does not hurry, when a mouse moves over it', async () => {
    start();
    window.dispatchEvent(new Event('pointermove'));
    await jest.advanceTimersByTimeAsync(1000);
    expect(awake()).toContain('HTML');
    expect(broughtScripts()).toEqual([]);
  });

  it('wakes one piece a frame, from the top', async () => {
    start();
    window.dispatchEvent(new Event('pointermove'));
    expect(awake()).toEqual(['HEADER']);
    await jest.advanceTimersByTimeAsync(17);
    expect(awake()).toEqual(['HEADER', 'SECTION']);
  });

  it('brings them once', async () => {
    start();
    window.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('keydown'));
    window.dispatchEvent(new Event('load'));
    await settle();
    expect(broughtScripts()).toHaveLength(2);
  });

  it('runs them in the order given', () => {
    start();
    window.dispatchEvent(new Event('scroll'));
    expect([...document.head.querySelectorAll('script')].map((tag) => tag.async)).toEqual([
      false,
      false,
    ]);
  });
});

describe('after the first paint', () => {
  const { dataset } = document.documentElement;
  const laidOut = () => [...document.querySelectorAll('[style*="visible"]')].length;

  it('asks for what the first paint did not wait for', () => {
    start();
    expect(dataset.painted).toBeUndefined();
    PaintTiming.report?.();
    expect(dataset.painted).toBe('true');
  });

  it('lays the page out piece by piece', async () => {
    start();
    PaintTiming.report?.();
    await jest.advanceTimersByTimeAsync(200);
    expect(laidOut()).toBe(1);
    expect(dataset.laidOut).toBeUndefined();
    await jest.advanceTimersByTimeAsync(500);
    expect(laidOut()).toBe(4);
    expect(dataset.laidOut).toBe('true');
  });
});

describe('a click before hydration', () => {
  it('is held back, brings the scripts, and is made again once', async () => {
    const { button, clicked } = start();
    button.click();
    button.click();
    expect(clicked).not.toHaveBeenCalled();
    expect(broughtScripts()).toHaveLength(2);
    await hydrate();
    expect(clicked).toHaveBeenCalledTimes(1);
    await settle();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('passes where nothing asks for a replay', () => {
    start();
    const link = document.querySelector('a')!;
    const followed = jest.fn();
    link.addEventListener('click', followed);
    link.click();
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it('passes with a key that opens another tab', () => {
    const { button, clicked } = start();
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('goes its native way when the scripts cannot be had', () => {
    const { button, clicked } = start();
    button.click();
    document.head.querySelector('script')!.dispatchEvent(new Event('error'));
    expect(clicked).toHaveBeenCalledTimes(1);
    button.click();
    expect(clicked).toHaveBeenCalledTimes(2);
  });

  it('goes its native way when hydration does not come in four seconds', async () => {
    const { button, clicked } = start();
    button.click();
    await jest.advanceTimersByTimeAsync(3999);
    expect(clicked).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(clicked).toHaveBeenCalledTimes(1);
  });
});

it('passes every click once hydrated', async () => {
  const { button, clicked } = start();
  await hydrate();
  button.click();
  expect(clicked).toHaveBeenCalledTimes(1);
});

/** @jest-environment jsdom */

const page = document.documentElement;
const settle = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

/** The browser's notice of the first paint and its watch over what is near, which jsdom lacks. */
let paint = () => {};
let comeNear: (part: Element) => void = () => {};
let policy: Record<string, (text: string) => string | null> = {};

const preloads = () => [...document.head.querySelectorAll('link')];
const scripts = () => [...document.head.querySelectorAll('script')];
const arrive = async () => {
  preloads().forEach((link) => link.dispatchEvent(new Event('load')));
  await settle();
};
const hydrate = async () => {
  page.dataset.hydrated = 'true';
  await settle();
};

/** A small page of the site in which the loader runs. */
function start() {
  document.body.innerHTML = `<main><section id="home"></section><section id="plain"></section></main>
    <footer><i data-texture></i><i data-texture></i></footer>
    <a href="#contact" data-replay>Enquire</a><a href="#terms">Terms</a>`;
  const element = document.createElement('script');
  element.dataset.scripts = '/one.js /two.js';
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(element);
  jest.isolateModules(() => {
    jest.requireActual('@/scripts/export/loader');
  });
  const [enquire, terms] = document.querySelectorAll('a');
  const followed = jest.fn();
  document.body.addEventListener('click', followed, { once: false });
  return { enquire: enquire!, terms: terms!, followed };
}

const listening: [EventTarget, ...Parameters<EventTarget['addEventListener']>][] = [];

beforeEach(() => {
  jest.useFakeTimers();
  comeNear = () => {};
  document.head.replaceChildren();
  for (const mark of ['hydrated', 'plain', 'painted']) delete page.dataset[mark];
  Object.defineProperty(document, 'fonts', {
    value: { ready: Promise.resolve() },
    configurable: true,
  });
  Object.assign(globalThis, {
    PerformanceObserver: class {
      constructor(callback: (list: object, observer: object) => void) {
        paint = () => callback({ getEntriesByName: () => [{}] }, this);
      }
      observe() {}
      disconnect() {}
    },
    IntersectionObserver: class {
      constructor(callback: (entries: object[]) => void) {
        comeNear = (target) => callback([{ isIntersecting: true, target }]);
      }
      observe() {}
      unobserve() {}
    },
    trustedTypes: {
      createPolicy: (_: string, rules: typeof policy) => {
        policy = rules;
      },
    },
  });
  // Each loader listens for good; those of finished tests must not.
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    jest.spyOn(target, 'addEventListener').mockImplementation((...call: unknown[]) => {
      const [type, listener, options] = call as Parameters<typeof listen>;
      listen(type, listener, options);
      listening.push([target, type, listener, options]);
    });
  }
});

afterEach(async () => {
  await settle(10_000);
  listening.splice(0).forEach(([target, ...call]) => target.removeEventListener(...call));
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('fetches each script once after the first paint, and runs each once after three seconds', async () => {
  start();
  await settle(1000);
  expect(preloads()).toEqual([]);
  paint();
  window.dispatchEvent(new Event('load'));
  await settle();
  expect(preloads().map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
    ['preload', '/one.js'],
    ['preload', '/two.js'],
  ]);
  await arrive();
  await settle(1999);
  expect(scripts()).toEqual([]);
  await settle(1);
  expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual(['/one.js', '/two.js']);
  window.dispatchEvent(new Event('scroll'));
  await settle(5000);
  expect(scripts()).toHaveLength(2);
});

it.each(['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'])(
  'fetches and runs them at once at the first %s',
  async (interaction) => {
    start();
    window.dispatchEvent(new Event(interaction));
    await settle();
    await arrive();
    expect(scripts()).toHaveLength(2);
  },
);

it('runs none if one cannot be fetched: the page stays as it is', async () => {
  const { enquire, followed } = start();
  window.dispatchEvent(new Event('scroll'));
  await settle();
  const [one, two] = preloads();
  one?.dispatchEvent(new Event('load'));
  two?.dispatchEvent(new Event('error'));
  await settle(5000);
  expect(scripts()).toEqual([]);
  enquire.click();
  expect(followed).toHaveBeenCalledTimes(1);
});

it('leaves a page that has crashed without scripts', async () => {
  page.dataset.plain = 'true';
  const { enquire, followed } = start();
  window.dispatchEvent(new Event('scroll'));
  await settle(5000);
  expect(preloads()).toEqual([]);
  enquire.click();
  expect(followed).toHaveBeenCalledTimes(1);
});

describe('a click that only the scripts can answer', () => {
  it('waits for them, and is made once', async () => {
    const { enquire, followed } = start();
    enquire.click();
    enquire.click();
    expect(followed).not.toHaveBeenCalled();
    await hydrate();
    expect(followed).toHaveBeenCalledTimes(1);
    enquire.click();
    expect(followed).toHaveBeenCalledTimes(2);
  });

  it('takes its native action if they do not run within four seconds', async () => {
    const { enquire, followed } = start();
    enquire.click();
    await settle(3999);
    expect(followed).not.toHaveBeenCalled();
    await settle(1);
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it('passes with a key that opens another tab, and so does any other click', () => {
    const { enquire, terms, followed } = start();
    enquire.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
    terms.click();
    expect(followed).toHaveBeenCalledTimes(2);
  });
});

it('fetches far textures only after the first interaction, where the visitor comes near, one a frame', async () => {
  const frame = 17;
  start();
  const footer = document.querySelector('footer')!;
  const marked = () => document.querySelectorAll('[data-near]').length;
  await settle(5000);
  comeNear(footer);
  expect(marked()).toBe(0);
  window.dispatchEvent(new Event('scroll'));
  await settle();
  comeNear(footer);
  await settle();
  expect(marked()).toBe(1);
  await settle(frame);
  expect(marked()).toBe(2);
  expect(footer.dataset.near).toBeUndefined();
  await settle(frame);
  expect(footer.dataset.near).toBe('');
});

it('lays out what the intro hides once the page is painted and its fonts are there', async () => {
  let come = () => {};
  const ready = new Promise<void>((resolve) => (come = resolve));
  Object.defineProperty(document, 'fonts', { value: { ready }, configurable: true });
  start();
  const [home, plain, footer] = document.querySelectorAll<HTMLElement>('section, footer');
  await settle(1000);
  expect(page.dataset.painted).toBeUndefined();
  paint();
  await settle(100);
  expect(page.dataset.painted).toBe('');
  expect(plain?.dataset.laidOut).toBeUndefined();
  come();
  await settle(100);
  expect([plain?.dataset.laidOut, footer?.dataset.laidOut]).toEqual(['', '']);
  expect(home?.dataset.laidOut).toBeUndefined();
});

it('trusts only this site’s scripts, and no tags in text', () => {
  start();
  expect(policy.createScriptURL?.('/one.js')).toBe('/one.js');
  expect(policy.createScriptURL?.('https://elsewhere.example/one.js')).toBeNull();
  expect(policy.createHTML?.('plain words')).toBe('plain words');
  expect(policy.createHTML?.('<img onerror=alert(1)>')).toBeNull();
});

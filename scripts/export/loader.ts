/**
 * Runs in the visitor's browser, at the end of every page: `scripts.ts` prints it there with the addresses of
 * the page's scripts, and with the few tokens that it imports.
 */
import { duration, wait } from '../../styles/tokens/motion';
import { pageParts } from '../../styles/tokens/page-parts';

/** The browser's factory of policies; TypeScript does not know it. */
interface TrustedTypes {
  createPolicy(name: string, rules: object): unknown;
}

/** Interactions that run the scripts at once, and let far textures come. */
const interactions = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'];

/** How near the window such a part's textures are fetched, as an IntersectionObserver takes it. */
const near = '100% 0px 150%';

const page = document.documentElement;

/**
 * Only this site's scripts may be loaded, and only text without tags may become HTML; besides it the empty
 * element from which React makes a script.
 */
(window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
  createScriptURL: (address: string) =>
    new URL(address, location.href).origin === location.origin ? address : null,
  createHTML: (text: string) => (text.includes('<') && text !== '<script></script>' ? null : text),
});

/** Resolves at the visitor's first interaction. */
const firstInteraction = new Promise<void>((resolve) => {
  for (const type of interactions) {
    addEventListener(type, () => resolve(), { passive: true, once: true });
  }
});

function preload(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.fetchPriority = 'low';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = reject;
    document.head.append(link);
  });
}

function run(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    resolve();
  }).observe({ buffered: true, type: 'paint' });
});

/** Resolves when the page has been painted and loaded, or at the first interaction. */
function whenQuiet(): Promise<unknown> {
  const loaded = new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve());
  });
  return Promise.race([Promise.all([painted, loaded]), firstInteraction]);
}

/**
 * Fetches the scripts once the page has been painted, and runs them at the first interaction or when the
 * intro is over. If one cannot be fetched none runs: the page stays as it is, and reads in full.
 * Likewise after a crash (`app/global-error.tsx`).
 */
async function loadScripts(addresses: string[]): Promise<void> {
  let heldClick: HTMLElement | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const answerClick = () => {
    const click = heldClick;
    heldClick = undefined;
    clearTimeout(patience);
    click?.click();
  };
  const giveUp = () => {
    page.dataset.plain = 'true';
    answerClick();
  };

  // A click that only the scripts can answer waits for them.
  document.addEventListener(
    'click',
    (event) => {
      const { plain, hydrated } = page.dataset;
      if (plain || hydrated || event.ctrlKey || event.metaKey) return;
      const target = (event.target as Element).closest<HTMLElement>('[data-replay]');
      if (!target) return;
      event.preventDefault();
      event.stopPropagation();
      heldClick = target;
      patience ??= setTimeout(giveUp, wait.click);
    },
    true,
  );
  new MutationObserver(answerClick).observe(page, { attributeFilter: ['data-hydrated'] });

  if (page.dataset.plain) return;
  const due = Promise.race([
    new Promise((resolve) => setTimeout(resolve, duration.intro)),
    firstInteraction,
  ]);
  try {
    await whenQuiet();
    await Promise.all(addresses.map(preload));
    await due;
    addresses.forEach(run);
  } catch {
    giveUp();
  }
}

const nextFrame = () => new Promise(requestAnimationFrame);

/**
 * Behind the intro, after the first paint: lets the hero's ground come, and once the fonts are there, so that it
 * is done only once, lays out what is below the first screen, one part a frame. In reading order: a picture that
 * seemed near while the parts above it are still short would be fetched.
 */
async function layOutBehindIntro(): Promise<void> {
  await painted;
  page.dataset.painted = '';
  await document.fonts.ready;
  for (const part of document.querySelectorAll<HTMLElement>(pageParts.below)) {
    part.dataset.laidOut = '';
    await nextFrame();
  }
  page.dataset.laidOut = '';
}

/**
 * Marks each texture of a part, which is then fetched, and at last the part: one a frame, since a dozen at once hold
 * the page up.
 */
async function fetchTextures(part: Element): Promise<void> {
  for (const element of [...part.querySelectorAll('[data-texture]'), part]) {
    (element as HTMLElement).dataset.near = '';
    await nextFrame();
  }
}

/** After the first interaction, fetches the textures of the parts near the window, one part after another. */
async function loadTextures(): Promise<void> {
  await firstInteraction;
  let fetched = Promise.resolve();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        fetched = fetched.then(() => fetchTextures(target));
      }
    },
    { rootMargin: near },
  );
  document.querySelectorAll(pageParts.far).forEach((part) => observer.observe(part));
}

const { scripts = '' } = (document.currentScript as HTMLScriptElement).dataset;
void loadScripts(scripts.split(' '));
void loadTextures();
void layOutBehindIntro();

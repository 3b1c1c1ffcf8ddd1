import { loadFonts } from './fonts';
import { layOutPieces } from './pieces';
import { loadTextures } from './textures';
import { longestHold, longestWait } from './times';
import { whenIdle } from './when-idle';

/** Interactions that run the scripts at once. */
const interactions = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'] as const;

/**
 * Brings a page's scripts after its first paint, to leave the processor to reading and the intro. They are
 * fetched once the page has loaded and is idle, and run at the visitor's first interaction, after three
 * seconds at the latest. The first interaction also loads deferred textures. A click on a `[data-replay]`
 * element before hydration is held back and repeated after it; if the scripts cannot be loaded, it takes its
 * native action. On a page that has crashed (`data-plain`) everything is as if they could not be loaded.
 * @param script the loader's own element; its `data-load` lists the addresses in the order they run
 */
export function startLoader(script: HTMLScriptElement): void {
  const page = document.documentElement;
  const addresses = (script.dataset.load ?? '').split(' ');
  let heldClick: HTMLElement | undefined;
  let hasFailed = page.dataset.plain === 'true';
  let isRequested = hasFailed;
  let isTextured = false;

  function replayClick() {
    heldClick?.click();
    heldClick = undefined;
  }

  function giveUp() {
    hasFailed = true;
    replayClick();
  }

  function runScripts() {
    if (isRequested) return;
    isRequested = true;
    for (const address of addresses) {
      const tag = document.createElement('script');
      tag.async = false;
      tag.onerror = giveUp;
      tag.src = address;
      document.head.append(tag);
    }
  }

  /** Into the browser's cache. If it fails, the script elements request the files again. */
  function fetchScripts() {
    if (isRequested) return;
    for (const address of addresses) fetch(address, { priority: 'low' }).catch(() => undefined);
  }

  /** All is laid out: the scripts may come, once the page has loaded. */
  function finishLayout() {
    page.dataset.laidOut = '';
    if (document.readyState === 'complete') whenIdle(fetchScripts);
    else addEventListener('load', () => whenIdle(fetchScripts));
  }

  function loadTexturesOnce() {
    if (isTextured) return;
    isTextured = true;
    loadTextures();
  }

  function holdClick(event: MouseEvent) {
    if (hasFailed || page.dataset.hydrated || event.ctrlKey || event.metaKey) return;
    const target = (event.target as Element).closest<HTMLElement>('[data-replay]');
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    heldClick = target;
    runScripts();
    setTimeout(giveUp, longestHold);
  }

  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        loadFonts(() => whenIdle(() => layOutPieces(finishLayout)));
        page.dataset.painted = '';
      }),
    );
  }).observe({ buffered: true, type: 'paint' });

  setTimeout(runScripts, longestWait);
  const once = { passive: true, once: true };
  for (const interaction of interactions) {
    addEventListener(interaction, runScripts, once);
    addEventListener(interaction, loadTexturesOnce, once);
  }
  addEventListener('pointermove', loadTexturesOnce, once);

  addEventListener('click', holdClick, true);
  new MutationObserver(replayClick).observe(page, { attributeFilter: ['data-hydrated'] });
}

import { whenSeen } from '@/lib/clock';
import { pagePath } from '@/lib/page-path';
import { duration, moment } from '@/styles/tokens/motion';
import { painted } from './page-events';
import { visitType } from './scroll-start';

const page = document.documentElement;

/** The home page's path, which `page-script.tsx` writes on the script element. */
const home = document.currentScript?.dataset.home;

const interactions = ['keydown', 'pointerdown', 'touchstart'];

/** Scrolling is prevented by event: hiding the scroll bar and showing it again would shift the page. */
const preventScroll = (event: Event) => event.preventDefault();

function end(): void {
  if (!document.body) {
    document.addEventListener('DOMContentLoaded', end, { once: true });
    return;
  }
  interactions.forEach((type) => removeEventListener(type, cut, true));
  removeEventListener('wheel', preventScroll);
  page.dataset.intro = 'done';
  document.body.classList.add('intro-done');
}

function cut(): void {
  page.dataset.introCut = '';
  end();
}

/**
 * Shows the content behind the intro after the first paint, once the fonts are loaded, so that it is laid out only
 * once: `styles/_behind-intro.scss`.
 */
async function showBehindIntro(): Promise<void> {
  await painted;
  await document.fonts.ready;
  page.dataset.painted = '';
}

/**
 * Plays the intro on the home page, for a visitor who does not come from another page of the site or by Back, and
 * not after a crash. It begins when the page is first seen and ends three seconds later, or at a key, click or touch,
 * or when the system's wish for less motion changes; `<body>` then has the class `intro-done`, and after a key, click
 * or touch `<html>` has `data-intro-cut`. Where it does not play it is over at once.
 */
export function playIntro(): void {
  const system = matchMedia('(prefers-reduced-motion: reduce)');
  const isReturn =
    visitType() === 'back_forward' || document.referrer.startsWith(`${location.origin}/`);
  const isCalm = page.dataset.motion === 'calm' || system.matches;
  const hasCrashed = page.dataset.withoutScripts !== undefined;
  if (isReturn || isCalm || hasCrashed || pagePath(location.pathname) !== home) {
    end();
    return;
  }
  page.dataset.intro = 'playing';
  page.dataset.unseen = '';
  system.onchange = end;
  interactions.forEach((type) => addEventListener(type, cut, { capture: true, passive: true }));
  addEventListener('wheel', preventScroll, { passive: false });
  void showBehindIntro();
  whenSeen(() => {
    delete page.dataset.unseen;
    setTimeout(() => {
      if (page.dataset.intro === 'playing') page.dataset.intro = 'clearing';
    }, moment.wordsEnter);
    setTimeout(end, duration.intro);
  });
}

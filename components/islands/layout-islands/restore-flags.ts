import { readMotion } from '@/lib/calm-motion';

/**
 * Restores the attributes and class that the page script has set for intro and motion. React removes them when it renders
 * the whole page again, after a hydration mismatch (a translator changed the HTML) or a crash: the intro would play again.
 */
export function restoreFlags(): void {
  const { dataset } = document.documentElement;
  if (dataset.intro) return;
  dataset.intro = 'done';
  document.body.classList.add('intro-done');
  readMotion();
}

import { readMotion } from '@/lib/calm-motion';

/**
 * Restores what the page script has set about intro and motion. React removes it when it must render the whole page
 * again, because the HTML was not as it expects (a translator changed it) or an island crashed: the intro would play
 * again.
 */
export function restoreFlags(): void {
  const { dataset } = document.documentElement;
  if (dataset.intro) return;
  dataset.intro = 'done';
  document.body.classList.add('intro-done');
  readMotion();
}

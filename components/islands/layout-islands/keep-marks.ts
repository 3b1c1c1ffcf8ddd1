import { readMotion } from '@/lib/calm-motion';

/**
 * Puts back what the page script has set about intro and motion. React removes it where it must render the whole
 * page anew, because the HTML was not as it expects (a translator has been at work) or an island crashed: the intro
 * would play again.
 */
export function keepMarks(): void {
  const { dataset } = document.documentElement;
  if (dataset.intro) return;
  dataset.intro = 'done';
  document.body.classList.add('intro-done');
  readMotion();
}

import styles from './drawing-grid.module.scss';

const columns = 12;

/** A letter typed into a field is text, not a command. */
const isTyping = ({ target }: Event) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

function makeGrid(): HTMLElement {
  const grid = document.createElement('div');
  grid.className = styles.grid ?? '';
  grid.ariaHidden = 'true';
  grid.append(...Array.from({ length: columns }, () => document.createElement('i')));
  return grid;
}

/**
 * Lays the twelve columns between the page's margins over the page, and takes them away, with the
 * key g. For `npm run dev` only: `instrumentation-client.ts` asks for it, and the step after the
 * build refuses an export that holds any of it.
 */
export function watchGridKey(): void {
  const grid = makeGrid();
  document.addEventListener('keydown', (event) => {
    const combined = event.ctrlKey || event.metaKey || event.altKey;
    if (event.key !== 'g' || combined || isTyping(event)) return;
    if (grid.isConnected) grid.remove();
    else document.body.append(grid);
  });
}

import { wait } from '@/styles/tokens/motion';

const page = document.documentElement;

/**
 * Holds a click on a `[data-replay]` element, which only React can answer, and repeats it once React has hydrated the
 * page. After `wait.click`, or when scripts cannot be loaded, this click and later ones take their native action.
 * Scripts that arrive after that still answer clicks.
 */
export function holdClicks(): void {
  if (page.dataset.withoutScripts !== undefined) return;
  let heldClick: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    clearTimeout(timer);
    heldClick?.click();
    heldClick = undefined;
  };
  document.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey) return;
      const target = (event.target as Element).closest<HTMLElement>('[data-replay]');
      if (!target) return;
      event.preventDefault();
      event.stopPropagation();
      heldClick = target;
      timer ??= setTimeout(end, wait.click);
    },
    { capture: true, signal: ended.signal },
  );
  new MutationObserver(end).observe(page, {
    attributeFilter: ['data-hydrated', 'data-without-scripts'],
  });
}

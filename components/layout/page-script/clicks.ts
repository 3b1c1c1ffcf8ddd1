import { wait } from '@/styles/tokens/motion';

const page = document.documentElement;

/**
 * Holds a click on a `[data-replay]` element, which only React can answer, until it has hydrated the page, and
 * makes it again then. After `wait.click`, or once the page goes on without scripts, it does what it does without
 * JavaScript.
 */
export function holdClicks(): void {
  let heldClick: HTMLElement | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const isAnswered = () => {
    const { hydrated, withoutScripts } = page.dataset;
    return (hydrated ?? withoutScripts) !== undefined;
  };
  const answer = () => {
    const click = heldClick;
    heldClick = undefined;
    clearTimeout(patience);
    click?.click();
  };
  document.addEventListener(
    'click',
    (event) => {
      if (isAnswered() || event.ctrlKey || event.metaKey) return;
      const target = (event.target as Element).closest<HTMLElement>('[data-replay]');
      if (!target) return;
      event.preventDefault();
      event.stopPropagation();
      heldClick = target;
      patience ??= setTimeout(() => (page.dataset.withoutScripts = ''), wait.click);
    },
    true,
  );
  new MutationObserver(answer).observe(page, {
    attributeFilter: ['data-hydrated', 'data-without-scripts'],
  });
}

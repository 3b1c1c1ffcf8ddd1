/**
 * Scales each `[data-fit-text]` element down while it is wider than the window allows, as with a reader's wider letter
 * spacing (WCAG 1.4.12). These large words cannot wrap: a second line would cover the text below. Scaling causes no
 * layout. The element must be as wide as its words; its right margin is kept free.
 * @returns a function that stops watching.
 */
export function fitWords(root: ParentNode): () => void {
  const observer = new ResizeObserver((entries) => {
    const windowWidth = document.documentElement.clientWidth;
    for (const { target, borderBoxSize } of entries) {
      const words = target as HTMLElement;
      // The width in the layout, whatever the current scale.
      const width = borderBoxSize[0]?.inlineSize ?? 0;
      const margin = Number.parseFloat(getComputedStyle(words).marginRight);
      const room = windowWidth - words.getBoundingClientRect().left - margin;
      // Words that fill their column may exceed it by a fraction of a pixel.
      const tooWide = width > room + 0.5;
      words.style.transformOrigin = tooWide ? '0 50%' : '';
      words.style.scale = tooWide ? String(room / width) : '';
    }
  });
  root.querySelectorAll('[data-fit-text]').forEach((words) => observer.observe(words));
  return () => observer.disconnect();
}

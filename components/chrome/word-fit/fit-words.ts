/**
 * Makes `[data-fits]` smaller while it is wider than the window has room for, as a reader's own letter
 * spacing makes it (WCAG 1.4.12). It is drawn to its place and cannot break: a second line of such
 * letters would stand in the text below. By a scale, for which nothing is laid out anew. The element has
 * to be as wide as its words, or nothing tells that they have grown; its right margin is left free.
 * @returns a function that stops watching.
 */
export function fitWords(root: ParentNode): () => void {
  const observer = new ResizeObserver((entries) => {
    const end = document.documentElement.clientWidth;
    for (const { target, borderBoxSize } of entries) {
      const words = target as HTMLElement;
      // As they are laid out, whatever they have been scaled to.
      const width = borderBoxSize[0]?.inlineSize ?? 0;
      const beside = Number.parseFloat(getComputedStyle(words).marginRight);
      const room = end - words.getBoundingClientRect().left - beside;
      // What fills its column is as wide as its room but for the fractions of a pixel.
      const tooWide = width > room + 0.5;
      words.style.transformOrigin = tooWide ? '0 50%' : '';
      words.style.scale = tooWide ? String(room / width) : '';
    }
  });
  root.querySelectorAll('[data-fits]').forEach((words) => observer.observe(words));
  return () => observer.disconnect();
}

/** Parts of a page: elements that a hash names. */
import { moveFocusTo } from '@/lib/focus/move-focus';
import { isPlainClick } from '@/lib/links/plain-click';

/** The element whose id a hash names. */
export function partNamed(hash: string): HTMLElement | null {
  return document.getElementById(hash.slice(1));
}

/** The part of this page that a click on a router link such as `/#plata` leads to. */
export function partOf(event: MouseEvent): HTMLElement | null {
  const { target } = event;
  if (!isPlainClick(event) || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href^="/"][href*="#"]');
  return link?.pathname === location.pathname ? partNamed(link.hash) : null;
}

/**
 * Scrolls to a part of this page, moves focus there and adds a history entry. The router is not asked: it
 * would first request the page from the server, and do nothing until an answer comes.
 */
export function goToPart(part: HTMLElement): void {
  const hash = `#${part.id}`;
  if (location.hash !== hash) history.pushState(null, '', hash);
  part.scrollIntoView();
  moveFocusTo(part);
}

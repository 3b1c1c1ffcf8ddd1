import { isPlainClick } from '@/lib/links/plain-click';

/** The other route of this site that a link leads to, with its hash; `undefined` for any other target. */
export function routeAt(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  const { origin, pathname, hash } = new URL(link.href, location.href);
  if (origin !== location.origin || pathname === location.pathname) return undefined;
  if (/\.\w+$/.test(pathname)) return undefined;
  return pathname + hash;
}

/**
 * The route that a plain click on a link leads to. Everything else (new tabs, downloads, hashes of this
 * page) is left to the browser.
 */
export function routeOf(event: MouseEvent): string | undefined {
  return event.defaultPrevented || !isPlainClick(event) ? undefined : routeAt(event.target);
}

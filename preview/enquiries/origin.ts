import type { Context } from 'hono';

/**
 * Whether a browser sent the request from a page of this very site. Programs that are no browsers
 * send neither header and pass: what is guarded against is another site's page.
 */
export function isSameOrigin(c: Context): boolean {
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const origin = c.req.header('Origin');
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === c.req.header('Host');
  } catch {
    return false;
  }
}

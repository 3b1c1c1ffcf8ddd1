import type { Context } from 'hono';

/** Without the signs that would make the rest of it a path, or what stands before it a user's name. */
const hostName = /^[^\s/@?#\\]+$/;

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
    const { protocol, host } = new URL(origin);
    const asked = c.req.header('Host') ?? '';
    // Read as an address, so that letter case and the port that goes without saying do not count.
    return hostName.test(asked) && new URL(`${protocol}//${asked}`).host === host;
  } catch {
    return false;
  }
}

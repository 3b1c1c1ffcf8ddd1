import type { Context } from 'hono';

/** A host without characters that would make part of it a path or a user name. */
const hostName = /^[^\s/@?#\\]+$/;

/**
 * Whether a browser sent the request from a page of this site. Other programs send neither header and pass:
 * this guards only against other sites' pages.
 */
export function isSameOrigin(c: Context): boolean {
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const origin = c.req.header('Origin');
  if (origin === undefined) return true;
  try {
    const { protocol, host } = new URL(origin);
    const asked = c.req.header('Host') ?? '';
    // Parsed as a URL, so that letter case and default ports do not matter.
    return hostName.test(asked) && new URL(`${protocol}//${asked}`).host === host;
  } catch {
    return false;
  }
}

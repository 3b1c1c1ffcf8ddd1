import type { Context } from 'hono';

/** The largest body that is read, in bytes. */
export const largestBody = 16 * 1024;

/** A host without characters that would make part of it a path or a user name. */
const hostName = /^[^\s/@?#\\]+$/;

/**
 * Whether a browser sent the request from a page of this site. Other programs send neither header and pass:
 * this guards only against other sites' pages.
 */
export function isSameOrigin(c: Context): boolean {
  const site = c.req.header('Sec-Fetch-Site') ?? 'none';
  if (site !== 'same-origin' && site !== 'none') return false;
  const origin = c.req.header('Origin');
  if (origin === undefined) return true;
  const asked = c.req.header('Host') ?? '';
  if (!hostName.test(asked) || !URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // Parsed as an address, so that letter case and default ports do not matter.
  const here = `${protocol}//${asked}`;
  return URL.canParse(here) && new URL(here).host === host;
}

/** The media type of a request without its parameters. */
function mediaType(c: Context): string {
  return c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Whether a browser posted the form without JavaScript. */
export function isForm(c: Context): boolean {
  return mediaType(c) === 'application/x-www-form-urlencoded';
}

/** The unchecked values of a request by name, or why there are none. */
type Body = Readonly<Record<string, unknown>> | 'unreadable' | 'wrongType';

/** Reads JSON or a form. A body that is not UTF-8 is unreadable. */
export async function readBody(c: Context): Promise<Body> {
  const form = isForm(c);
  if (!form && mediaType(c) !== 'application/json') return 'wrongType';
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await c.req.arrayBuffer());
    if (form) {
      // Throws for escapes that are not UTF-8, which URLSearchParams would replace silently.
      decodeURIComponent(text);
      return Object.fromEntries(new URLSearchParams(text));
    }
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? { ...value } : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

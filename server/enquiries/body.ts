import type { Context } from 'hono';

/** The largest body that is read, in bytes. */
export const largestBody = 16 * 1024;

/** The unchecked values of a request by name, or why there are none. */
export type Body = Readonly<Record<string, unknown>> | 'unreadable' | 'wrongType';

/** The media type of a request without its parameters. */
function mediaType(c: Context): string {
  return c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Whether a browser posted the form without JavaScript. */
export function isForm(c: Context): boolean {
  return mediaType(c) === 'application/x-www-form-urlencoded';
}

/** Reads JSON or a form. A body that is not UTF-8 is unreadable. */
export async function readBody(c: Context): Promise<Body> {
  const form = isForm(c);
  if (!form && mediaType(c) !== 'application/json') return 'wrongType';
  try {
    const bytes = await c.req.arrayBuffer();
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
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

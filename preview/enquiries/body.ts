import type { Context } from 'hono';

/** Bytes of the longest body that is read. */
export const largestBody = 16 * 1024;

/** The values of a request by name, not yet checked; `unreadable` if there are none. */
export type Body = Readonly<Record<string, unknown>> | 'unreadable' | 'wrongType';

/** The media type of a request without its parameters. */
function mediaType(c: Context): string {
  return c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Whether a browser sent the form by itself, without our script. */
export function isForm(c: Context): boolean {
  return mediaType(c) === 'application/x-www-form-urlencoded';
}

/** Reads JSON or a form. Bytes that are no UTF-8 make it unreadable rather than guessed. */
export async function readBody(c: Context): Promise<Body> {
  const form = isForm(c);
  if (!form && mediaType(c) !== 'application/json') return 'wrongType';
  try {
    const bytes = await c.req.arrayBuffer();
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (form) {
      // URLSearchParams puts a sign of its own for what is encoded and no UTF-8; this throws.
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

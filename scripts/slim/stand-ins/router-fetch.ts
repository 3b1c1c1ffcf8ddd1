/** A payload's row that preloads a style sheet. */
const sheetRow = /^:HL\["([^"\n]+)","style".*\]\n/gm;

/**
 * The router's `fetch`: passes a route's payload on in one piece, once it is complete. With several pieces
 * React would restart the route at each, and Chromium 156 would keep the images of every attempt
 * (docs/architecture.md, Memory). Style sheets that the payload preloads are fetched into the cache instead:
 * Chromium warns about a preload that is not used. The router's HEAD request, which asks before each payload
 * whether the page has moved, is answered here: no page of this site redirects. Rejects as `fetch` does, also
 * if the network fails half-way; then, and where a payload is missing, the router loads the page itself.
 */
export async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (init?.method === 'HEAD') return new Response();
  const response = await globalThis.fetch(input, init);
  if (!response.body) return response;
  const text = await response.text();
  const payload = text.replace(sheetRow, (_, address: string) => {
    globalThis.fetch(address).catch(() => undefined);
    return '';
  });
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(payload));
      controller.close();
    },
  });
  const { headers, status, statusText, url, redirected } = response;
  const whole = new Response(body, { headers, status, statusText });
  return Object.defineProperties(whole, { url: { value: url }, redirected: { value: redirected } });
}

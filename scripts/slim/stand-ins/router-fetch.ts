/** A payload's row that preloads a style sheet. */
const sheetRow = /^:HL\["([^"\n]+)","style".*\]\n/gm;

/**
 * The router's own `fetch`: hands a route's payload on when all of it is there, in one piece. Rendered
 * piece by piece, React begins the route anew with each piece, and Chromium 156 keeps the pictures of
 * every beginning (docs/architecture.md, Memory). A style sheet that the payload asks for is fetched
 * into the browser's cache: preloaded, as React would, it has Chromium complain on the console where
 * the visit does not follow. The router's question whether a page has moved, a round trip before each
 * payload, is answered here: no address of this site is redirected, and where a payload is missing the
 * router loads the page itself. Rejects as `fetch` does, also when the network fails half-way; the
 * router then loads the page itself.
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

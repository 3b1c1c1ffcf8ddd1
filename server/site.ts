import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { etag } from 'hono/etag';
import { contentTypeOf } from '@/hosting/content-types';
import { headersFor } from '@/hosting/headers';
import { exportedRoutes, fileOf, notFoundFile, routeOf } from '@/hosting/routes';

const nothing = async () => undefined;

/** Serves the export in `root` as `hosting/` sets up a production host. */
export function site(root: string): Hono {
  const routes = exportedRoutes(root);
  const anyCase = new Map(routes.map((route) => [route.toLowerCase(), route]));
  const files = serveStatic({
    root,
    precompressed: true,
    rewriteRequestPath: (path) => (routes.includes(path) ? fileOf(path) : path),
  });
  const notFoundPage = serveStatic({ root, precompressed: true, path: notFoundFile });

  /** Sends a file with the headers of its path, and the type of the file. */
  function send(c: Context, file: Response, type = contentTypeOf(c.req.path)): Response {
    const headers = { ...headersFor(c.req.path, type), 'Content-Type': type };
    for (const [name, value] of Object.entries(headers)) file.headers.set(name, value);
    return file;
  }

  async function notFound(c: Context): Promise<Response> {
    const page = await notFoundPage(c, nothing);
    if (!page) return c.text('Not found', 404);
    const answer = new Response(page.body, { status: 404, headers: page.headers });
    return send(c, answer, contentTypeOf(notFoundFile));
  }

  return new Hono()
    .use(etag())
    .get('*', async (c) => {
      const { path, url } = c.req;
      // Other spellings of a page's address, `/x/`, `/x.html` and other letter case, lead to `/x`.
      const bare = path.toLowerCase().replace(/(?<!\/)\/+$|^\//g, '');
      const page = anyCase.get(routeOf(bare));
      if (page && page !== path) return c.redirect(page + new URL(url).search, 308);
      // The 404 page is an answer, not an address of its own.
      if (routeOf(bare) === routeOf(notFoundFile)) return notFound(c);
      const file = await files(c, nothing);
      return file ? send(c, file) : notFound(c);
    })
    .all('*', (c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }));
}

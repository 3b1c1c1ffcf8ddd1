import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { accepts } from 'hono/accepts';
import { etag } from 'hono/etag';
import { compressible, contentTypeOf, ending } from '@/hosting/content-types';
import { headersFor } from '@/hosting/headers';
import { notFoundFile } from '@/hosting/routes';
import { createEncoder, type Encoding } from './encode';
import { watchListing } from './listing';
import { parseRange } from './range';
import { resolve } from './resolve';

const notFoundPage = `/${notFoundFile}`;

/** Brotli first, whatever order the browser names them in. */
function preferredEncoding(c: Context): Encoding {
  const supports = ['br', 'gzip'];
  return accepts(c, {
    header: 'Accept-Encoding',
    supports,
    default: 'identity',
    match: (accepted, { default: plain }) =>
      supports.find((name) => accepted.some(({ type, q }) => type === name && q > 0)) ?? plain,
  }) as Encoding;
}

/** Serves the export in `root` the way `hosting/` sets up a production host. */
export function site(root: string): Hono {
  const encoded = createEncoder();
  const listing = watchListing(root);

  async function respond(c: Context, file: string, status: 200 | 404): Promise<Response> {
    const type = contentTypeOf(file);
    const isText = compressible.has(ending(file));
    const encoding = isText ? preferredEncoding(c) : 'identity';
    const { body, etag: tag, modified } = await encoded(join(root, file), encoding);

    const headers = { ...headersFor(c.req.path, type), 'Content-Type': type };
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    if (encoding !== 'identity') c.header('Content-Encoding', encoding);
    if (status === 404) return c.body(body, 404);

    c.header('ETag', tag);
    c.header('Last-Modified', modified.toUTCString());
    c.header('Accept-Ranges', isText ? 'none' : 'bytes');
    const changed = ![undefined, tag].includes(c.req.header('If-Range'));
    // Ranges are defined for GET only (RFC 9110, 14.2).
    const hasParts = !isText && !changed && c.req.method === 'GET';
    const range = hasParts ? parseRange(c.req.header('Range'), body.length) : 'whole';
    if (range === 'unsatisfiable') {
      c.header('Content-Range', `bytes */${body.length}`);
      return c.body(null, 416);
    }
    if (range === 'whole') {
      c.header('Content-Length', `${body.length}`);
      return c.body(body, 200);
    }
    c.header('Content-Range', `bytes ${range.first}-${range.last}/${body.length}`);
    return c.body(body.subarray(range.first, range.last + 1), 206);
  }

  return new Hono()
    .use(etag())
    .get('*', async (c) => {
      const found = resolve(new URL(c.req.url).pathname, await listing());
      if (found.kind === 'redirect') return c.redirect(found.to + new URL(c.req.url).search, 308);
      if (found.kind === 'file') return respond(c, found.file, 200);
      const hasPage = (await listing()).has(notFoundPage);
      return hasPage ? respond(c, notFoundPage, 404) : c.text('Not found', 404);
    })
    .all('*', (c) => c.text('Method not allowed', 405, { Allow: 'GET, HEAD' }));
}

import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, posix } from 'node:path';
import { parseAccept } from 'hono/utils/accept';
import send from 'send';
import { redirects } from '@/content/redirects';
import { contentTypeOf } from '@/hosting/content-types';
import { headersFor } from '@/hosting/headers';
import {
  digitalLink,
  exportedRoutes,
  fileOf,
  isLot,
  notFoundFileAt,
  notFoundPages,
  pathOfLink,
  routeOf,
} from '@/hosting/routes';

const link = new RegExp(`^${digitalLink}$`);

/** The requested address. Its host is a placeholder: most requests name a path alone. */
export function addressOf({ url = '/' }: IncomingMessage): URL {
  return new URL(URL.canParse(url) ? url : `http://site/${url.slice(1)}`);
}

/**
 * `asked`: the requested path as sent. `meant`: the path decoded and normalized, as `/cookies` for `//x/../%63ookies`;
 * as sent where it cannot be decoded.
 */
function pathOf({ url = '/' }: IncomingMessage) {
  const path = URL.canParse(url) ? url.replace(/^[^/]*\/\/[^/?#]*/, '') || '/' : url;
  const [asked = '/'] = path.split(/[?#]/);
  try {
    return { asked, meant: posix.normalize(`/${decodeURIComponent(asked)}`) };
  } catch {
    return { asked, meant: asked };
  }
}

/** Whether a file's name, or a folder's, begins with a point; of these only `.well-known` is published. */
const isHidden = (path: string) => /\/\.(?!well-known\/)/.test(path);

/** The compressed copies that the build makes, in the order of preference. */
const copies = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/** The best compressed copy that exists and the browser accepts; none, if it gets the file itself. */
function copyFor({ headers }: IncomingMessage, file: string) {
  const accepted = parseAccept(`${headers['accept-encoding'] ?? ''}`)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);
  return copies.find(
    ({ encoding, ending }) => accepted.includes(encoding) && existsSync(file + ending),
  );
}

/**
 * The single byte range that is requested of a file of this size. Other Range headers may be ignored (RFC 9110, 14.2):
 * the whole file is sent.
 */
function rangeOf(range = '', size: number): string | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (first && last) return Number(first) <= Number(last) ? range : undefined;
  if (last) return Number(last) < size ? range : 'bytes=0-';
  return first ? range : undefined;
}

/** Serves the export in `root` as `hosting/` sets up a production host. */
export function serveSite(root: string, moved = redirects) {
  const routes = new Set(exportedRoutes(root));
  const hasLots = [...routes].some(isLot);
  const anyCase = new Map([
    ...moved.map(({ from, to }) => [from.toLowerCase(), to] as const),
    ...[...routes].map((route) => [route.toLowerCase(), route] as const),
  ]);

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { headers, method = '' } = request;

    /** Ends with a status and no body: browsers then show a message in the visitor’s language. */
    function end(status: number, more: Record<string, string> = {}) {
      response.removeHeader('Content-Encoding');
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.setHeader('Content-Length', 0);
      for (const [name, value] of Object.entries(more)) response.setHeader(name, value);
      response.statusCode = status;
      response.end();
    }

    /** Sends a file; with status 404 the page that says so, without ranges or caching. */
    function sendFile(file: string, status: 200 | 404 = 200) {
      const isFound = status === 200;
      const type = contentTypeOf(file);
      const copy = copyFor(request, join(root, file));
      const all = { ...headersFor(path, type), 'Content-Type': type };
      for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
      if (copy) response.setHeader('Content-Encoding', copy.encoding);
      response.statusCode = status;

      // `send` decodes the path.
      send(request, encodeURI(file + (copy?.ending ?? '')).replace(/[?#]/g, encodeURIComponent), {
        root,
        index: false,
        dotfiles: 'allow',
        cacheControl: false,
        etag: false,
        lastModified: isFound,
        acceptRanges: isFound,
      })
        .on('file', (_path, { mtime, size }) => {
          if (!isFound) return;
          const tag = `"${mtime.getTime().toString(36)}-${size.toString(36)}${copy?.ending ?? ''}"`;
          response.setHeader('ETag', tag);
          // A range continues only exactly this file: no weak tag, no other date.
          const { range, 'if-range': ifRange } = headers;
          const isSame = !ifRange || [tag, mtime.toUTCString()].includes(ifRange);
          headers.range = method === 'GET' && isSame ? rangeOf(range, size) : undefined;
        })
        .on('directory', notFound)
        .on('error', ({ status: problem }: { status: number }) => {
          if ([412, 416, 500].includes(problem)) end(problem);
          else if (isFound) notFound();
          else end(404);
        })
        .pipe(response);
    }
    const { search } = addressOf(request);
    const { asked, meant: path } = pathOf(request);
    const notFound = () => sendFile(notFoundFileAt(path), 404);

    if (method !== 'GET' && method !== 'HEAD') return end(405, { Allow: 'GET, HEAD' });
    // A request's Cache-Control is meant for caches; `send` would answer it with the whole file instead of a 304.
    delete headers['cache-control'];
    // Other spellings of a page's address, `/x/`, `/x.html`, `/%78` and other letter case, lead to `/x`, and so do old
    // ones, which may end in `.html` themselves.
    const bare = path.toLowerCase().replace(/\/+$|^\//g, '');
    const page =
      anyCase.get(routeOf(bare.replace(/(?:^|\/)index$/, ''))) ?? anyCase.get(`/${bare}`);
    if (page && page !== asked) return end(308, { Location: page + search });
    const [, lot] = (hasLots && link.exec(path)) || [];
    if (lot) return end(308, { Location: pathOfLink + lot + search });
    // The 404 pages are answers, not addresses of their own.
    if (isHidden(path) || notFoundPages.some(({ route }) => route === routeOf(bare)))
      return notFound();
    sendFile(routes.has(path) ? fileOf(path) : path);
  };
}

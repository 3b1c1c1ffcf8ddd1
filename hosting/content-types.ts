/** The media types that a host must send, by file ending. Other files of `public` are sent as bytes. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  zip: 'application/zip',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
};

/** Endings of files that get `.br` and `.gz` copies: text, and the uncompressed icon. */
export const compressible: ReadonlySet<string> = new Set([
  ...Object.keys(contentTypes).filter((name) => contentTypes[name]?.includes('charset')),
  'ico',
]);

/** The ending of a path in lower case, without its dot; empty where there is none. */
export function ending(path: string): string {
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
}

/** The type to send for a path. A path without an ending is a page, except below `.well-known`. */
export function contentTypeOf(path: string): string {
  const isPage = ending(path) === '' && !path.includes('/.well-known/');
  return contentTypes[isPage ? 'html' : ending(path)] ?? 'application/octet-stream';
}

/** The media types that a host must send, by file ending. Nothing else is shipped. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
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
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  zip: 'application/zip',
  pdf: 'application/pdf',
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

/** The type to send for a path; a path without an ending is a page. */
export function contentTypeOf(path: string): string {
  return contentTypes[ending(path) || 'html'] ?? 'application/octet-stream';
}

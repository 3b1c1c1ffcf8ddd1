const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
} as const;

/**
 * The response headers of one path of the export, for any host that serves it.
 * @param path the URL's path, as in `/termsOfUse` or `/_next/static/chunks/a.js`
 */
export function headersFor(path: string): Record<string, string> {
  const hashed = path.startsWith('/_next/static/');
  return {
    ...everywhere,
    'Cache-Control': hashed
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
  };
}

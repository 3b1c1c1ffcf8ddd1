/** The first and last byte requested, the whole file, or a range that the file does not have. */
export type ByteRange = { first: number; last: number } | 'whole' | 'unsatisfiable';

/**
 * Parses a `Range` header with one range (RFC 9110, 14.1.2). Several ranges and invalid headers mean the
 * whole file, as the standard allows.
 * @param size the file's size in bytes
 */
export function parseRange(header: string | undefined, size: number): ByteRange {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [, from = '', to = ''] = match ?? [];
  if (!from && !to) return 'whole';

  const first = from ? Number(from) : Math.max(0, size - Number(to));
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1;
  if (from && to && Number(to) < Number(from)) return 'whole';
  return first < size && last >= first ? { first, last } : 'unsatisfiable';
}

/** The first and last byte asked for, `'whole'` for the whole file, or nothing it can give. */
export type ByteRange = { first: number; last: number } | 'whole' | 'unsatisfiable';

/**
 * Reads a `Range` header of one range (RFC 9110, 14.1.2). Several ranges, or a header that is
 * none, ask for the whole file, as the standard allows.
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

/**
 * A lot's number as it is compared: what people take for the same on a label is the same. Capitals, spaces and signs do
 * not matter, and neither do O for 0, and I or l for 1.
 */
export const plainLot = (typed: string): string =>
  typed
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

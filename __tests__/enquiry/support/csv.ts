/** Reads CSV as RFC 4180 has it: quoted cells, doubled quotes, breaks inside cells. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const token = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  let match: RegExpExecArray | null;
  while (token.lastIndex < text.length && (match = token.exec(text))) {
    const [, quoted, plain = '', end] = match;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

/** What Next pushes to `self.__next_f`: a kind (0 start, 1 text, 2 form state, 3 binary) and data. */
export type Segment = [kind: number, data?: unknown];

const call =
  /^(?:self\.__next_f|\(self\.__next_f\s*=\s*self\.__next_f\s*\|\|\s*\[\]\))\.push\((\[.*\])\);?$/s;

/** Rows that only ask the browser to preload a style sheet or font which the page already has. */
const preloadRow = /^:HL\["\/_next\/static\/[^"\n]+","(?:style|font)".*\]\n/gm;

/** Rows of a payload fetched ahead; the pictures of a page not yet visited can wait as well. */
const hintRow = /^:HL\["\/(?:_next\/static|images)\/[^"\n]+","(style|font|image)".*\]\n/gm;

/** The payload of a page's own part, asked for when a pointer is on a link to it. */
const ownPart = /__PAGE__\.txt$/;

/**
 * A payload that Next fetches before a visit, without the files that only a visit needs. The style sheet
 * of the page itself stays: the new page is not shown before it has come.
 */
export function withoutHints(file: string, payload: string): string {
  return payload.replace(hintRow, (row, kind) =>
    kind === 'style' && ownPart.test(file) ? row : '',
  );
}

/** The segment that an inline script pushes, or undefined if the script is none of Next's. */
export function readSegment(script: string): Segment | undefined {
  const pushed = call.exec(script.trim())?.[1];
  return pushed === undefined ? undefined : (JSON.parse(pushed) as Segment);
}

/**
 * One statement that hands all segments to Next. Text is joined, as a row may be cut between two,
 * and rows that would fetch a style sheet again (also that of the 404 page, which stands in every
 * payload) are left out. It must run before Next does.
 */
export function writePayload(segments: readonly Segment[]): string {
  const joined: Segment[] = [];
  for (const [kind, data] of segments) {
    const last = joined.at(-1);
    if (kind === 1 && last?.[0] === 1) last[1] = `${last[1]}${data}`;
    else joined.push(data === undefined ? [kind] : [kind, data]);
  }
  for (const segment of joined) {
    if (segment[0] === 1) segment[1] = String(segment[1]).replace(preloadRow, '');
  }
  // As in Next: nothing in the text may end the script element it stands in.
  const written = joined.map((segment) => JSON.stringify(segment).replaceAll('<', '\\u003c'));
  return `(self.__next_f=self.__next_f||[]).push(${written.join(',')})`;
}

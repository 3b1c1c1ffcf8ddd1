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

/** The flight payload's own type: a block of data, of which the browser runs and compiles nothing. */
export const payloadType = 'text/x-component';

/** What the scripts begin with: it hands the page's payload to Next. */
export const handOver = `(self.__next_f=self.__next_f||[]).push([0],[1,document.querySelector('[type="${payloadType}"]').textContent])`;

/**
 * The text of all segments, to stand in the page as it is: quoted as a script it weighs 0.8 kB more at
 * home, and is compiled before it is wanted. Rows that would fetch a style sheet again (also that of
 * the 404 page, which stands in every payload) are left out.
 * Throws on what this site's pages have none of: segments other than text, and words that would
 * end the element which the payload stands in.
 */
export function joinPayload(segments: readonly Segment[]): string {
  const strange = segments.find(([kind]) => kind > 1);
  if (strange) throw new Error(`a payload with a segment of kind ${strange[0]}: only text is read`);
  const text = segments.map(([, data]) => data ?? '').join('');
  const tag = /.{0,30}<\/?script.{0,30}/i.exec(text)?.[0];
  if (tag) throw new Error(`a page’s words hold a script tag, put it otherwise: “${tag}”`);
  return text.replace(preloadRow, '');
}

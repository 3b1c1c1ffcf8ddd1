/** What Next pushes to `self.__next_f`: a kind (0 start, 1 text, 2 form state, 3 binary) and data. */
export type Segment = [kind: number, data?: unknown];

const call =
  /^(?:self\.__next_f|\(self\.__next_f\s*=\s*self\.__next_f\s*\|\|\s*\[\]\))\.push\((\[.*\])\);?$/s;

/** Rows that preload files of a page: style sheets, fonts and pictures. */
const hintRow = /^:HL\["\/(?:_next\/static|images)\/[^"\n]+","(style|font|image)".*\]\n/gm;

/** A property without a value; in the words of a page the quotation marks would be escaped. */
const absent = /,"[\w-]+":"\$undefined"|"[\w-]+":"\$undefined",?/g;

/** The payload of the page itself, which is fetched when the pointer is on a link to it. */
const ownPart = /__PAGE__\.txt$/;

/**
 * Removes preload rows from a payload, which Next fetches before a visit. The page's own style sheet stays:
 * the new page is not shown without it.
 */
export function withoutHints(file: string, payload: string): string {
  return payload.replace(hintRow, (row, kind) =>
    kind === 'style' && ownPart.test(file) ? row : '',
  );
}

/** The segment that one of Next's inline scripts pushes; `undefined` for any other script. */
export function readSegment(script: string): Segment | undefined {
  const pushed = call.exec(script.trim())?.[1];
  return pushed === undefined ? undefined : (JSON.parse(pushed) as Segment);
}

/** The type of the element with the payload: data, which the browser neither compiles nor runs. */
export const payloadType = 'text/x-component';

/**
 * The first statement of the shared scripts: passes the page's payload to Next. Before that it ends the scripts if
 * the page's own, which run first, have not come: Next would fetch what they hold chunk by chunk, and if one of
 * these is lost too, it replaces the whole page by “This page couldn't load”.
 */
export const handOver =
  `if(!self.webpackChunk_N_E&&document.querySelector('[data-load*=" "]'))throw Error("no page script");` +
  `(self.__next_f=self.__next_f||[]).push([0],[1,document.querySelector('[type="${payloadType}"]').textContent])`;

/**
 * The text of all segments. As data it weighs 0.8 kB less at home than as a script, and is not compiled
 * early. Rows that would fetch again what the page has or preloads are removed (also the 404 page's sheet,
 * which is in every payload), and properties without a value.
 * @throws for segments other than text, and for a script tag in the words, which would end the element.
 */
export function joinPayload(segments: readonly Segment[]): string {
  const strange = segments.find(([kind]) => kind > 1);
  if (strange) throw new Error(`a payload with a segment of kind ${strange[0]}: only text is read`);
  const text = segments.map(([, data]) => data ?? '').join('');
  const tag = /.{0,30}<\/?script.{0,30}/i.exec(text)?.[0];
  if (tag) throw new Error(`a page’s words hold a script tag, put it otherwise: “${tag}”`);
  return text.replace(hintRow, '').replace(absent, '');
}

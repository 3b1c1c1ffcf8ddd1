import { brand } from '../../../content/brand';
import type { Language } from '../../../content/languages';
import { outline, sizeFor, type Face } from './lettering';
import { markPaths } from '../mark';
import { hexOf, svg } from './sheet';
import type { Sheet } from './sheets';

const wordmark = Object.values(brand.wordmark).join('');

/** The words in one line or two, broken where the longer line is shortest. */
export function inLines(title: string, { keptWithNext }: Language): readonly string[] {
  const words = title.split(' ');
  const breaks = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, longest: Math.max(...lines.map(({ length }) => length)) };
  });
  const [best] = breaks
    .filter(({ lines: [first = ''] }) => !keptWithNext.includes(first.split(' ').at(-1) ?? ''))
    .sort((one, other) => one.longest - other.longest);
  return best ? best.lines : [title];
}

/** Title, wordmark and the note on age, as outlines of the site's own type. */
export async function inscription({
  title: words,
  language,
  below = '',
  composition: { title, small, mark },
}: Sheet): Promise<Buffer> {
  const display: Face = { family: 'imbue', wght: title.weight };
  const lines = inLines(words, language);
  const home = words === wordmark;
  const tracking = home ? 0.03 : -0.015;
  const room = home ? 730 : (mark?.x ?? 1144) - title.x;
  const fitting = lines.map((text) => sizeFor({ text, face: display, tracking }, room));
  const size = Math.min(...(await Promise.all(fitting)), title.size);
  const rows = lines.map((text, index) => {
    const y = title.y - (lines.length - 1 - index) * size * 0.8;
    return outline({ text, face: display, size, x: title.x, y, tracking });
  });
  const name = { text: wordmark, face: { family: 'imbue', wght: 600 } } as const;
  const age = {
    text: `${brand.age}+`,
    face: { family: 'hanken-grotesk', wght: 700 },
  } as const;
  const heading = (await Promise.all(rows)).map(({ path }) => path).join('');
  const top = await outline({
    ...name,
    text: home ? '' : name.text,
    size: 38,
    x: 100,
    y: 63,
    tracking: 0.16,
  });
  const note = await outline({ ...age, size: 26, x: 1158, y: 602, align: 'right' });
  const line = await outline({
    text: below,
    face: { family: 'imbue', wght: 400 },
    size: 40,
    x: 142,
    y: 608,
  });
  const ink = hexOf(small.wordmark);
  const sign = `<g transform="translate(32 22) scale(.56)"><path fill="${ink}" d="${markPaths.leaves}"/><path fill="${hexOf('gold')}" d="${markPaths.vein}"/></g>`;
  const large = mark
    ? `<g transform="translate(${mark.x} ${mark.y}) scale(${mark.width / 100})"><path fill="${hexOf('bone')}" d="${markPaths.leaves}"/></g>`
    : '';
  return svg(
    `${sign}${large}<path fill="${ink}" d="${top.path}"/>` +
      `<path fill="${hexOf(title.colour)}" d="${heading}"/>` +
      `<path fill="${hexOf(small.note)}" d="${note.path}${line.path}"/>`,
  );
}

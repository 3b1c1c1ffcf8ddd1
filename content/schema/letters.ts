/** The characters of the site’s fonts. `npm run fonts` makes the fonts from them. */

export const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join(
  '',
);
export const accented = 'ÁÉÍÓÚÑÜáéíóúñü¡¿–—‘’“”«»…·\u00a0\u202f';
export const signs = '°′″½¼¾×−©§→';

const fontLetters = new Set(`${ascii}${accented}${signs}\n`);

/**
 * Names the letters of a text that the site’s fonts lack, if any. That is no error: a page shows them in a fallback
 * font.
 */
export function missingLettersNote(text: string): string | undefined {
  const lacking = [...new Set(text.normalize('NFC'))].filter((letter) => !fontLetters.has(letter));
  return lacking.length === 0
    ? undefined
    : `The site’s type does not have “${lacking.join(' ')}”: the page shows ${lacking.length === 1 ? 'it' : 'them'} in another type.`;
}

/**
 * What `npm run images` can draw in addition: letters and signs of other Latin alphabets, from the fonts’ packages.
 */
const notLatin = /[^\u0020-\u024f\u1e00-\u1eff\u2000-\u206f\u20ac\u2122\u2212]+/u;

/** Whether a title can be drawn in the picture of a shared link. */
export const canBeDrawn = (title: string): boolean => !notLatin.test(title.normalize('NFC'));

export const cannotBeDrawnMessage = (title: string): string =>
  `holds “${notLatin.exec(title.normalize('NFC'))?.[0]}”, which cannot be drawn in the picture of a shared link: write it in Latin letters`;

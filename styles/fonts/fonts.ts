import localFont from 'next/font/local';

// Each font is in two files (scripts/fonts.ts). The second, with signs that words seldom need, is fetched only
// where one of them stands. Next names families after these constants, and takes nothing but literals here.

/** Signs of the display font. @public Its rule is sent though nothing imports it. */
export const imbueSigns = localFont({
  src: './imbue-signs.woff2',
  weight: '200 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+21-22, U+25-29, U+2f, U+3b, U+3f, U+a1, U+b7, U+bf, U+c1, U+c9, U+d1, U+d3, U+da, U+dc, U+e1, U+f3, U+fa, U+fc, U+2013-2014, U+2018, U+201c-201d, U+2026',
    },
  ],
});

/** Signs of the text font. @public */
export const hankenSigns = localFont({
  src: './hanken-grotesk-signs.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+21-24, U+26, U+2a, U+3d, U+5f, U+a1, U+a7, U+be-bf, U+c1, U+c9, U+cd, U+d1, U+d3, U+da, U+dc, U+e1, U+f3, U+fa, U+fc, U+2013-2014, U+2018, U+2026, U+2212',
    },
  ],
});

/**
 * Display: variable in weight, which grows as the page goes down. Their fallbacks are in
 * `_fallbacks.scss`.
 */
export const imbue = localFont({
  src: './imbue-words.woff2',
  weight: '200 900',
  display: 'swap',
  variable: '--font-display',
  fallback: ['imbueSigns', 'Display', 'Display Noto', 'Georgia', 'serif'],
  adjustFontFallback: false,
});

/** Text. */
export const hanken = localFont({
  src: './hanken-grotesk-words.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-text',
  fallback: ['hankenSigns', 'Text', 'system-ui', 'sans-serif'],
  adjustFontFallback: false,
});

import localFont from 'next/font/local';

// Each font is in two files (scripts/fonts.ts). The second, with rare characters, is fetched only by pages that contain
// one of them. Next names families after these constants, and accepts only literals here.

/** Rare characters of the display font. @public Next emits its `@font-face` rule although nothing imports it. */
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
        'U+21, U+22, U+26, U+27, U+28, U+29, U+2f, U+3b, U+a1, U+ab, U+b7, U+bb, U+c1, U+c9, U+d1, U+d3, U+da, U+dc, U+fc, U+2013, U+2014, U+2018, U+2026, U+202f',
    },
  ],
});

/** Rare characters of the text font. @public */
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
        'U+22, U+23, U+24, U+26, U+2a, U+3d, U+5f, U+a7, U+ab, U+bb, U+be, U+dc, U+fc, U+2013, U+2018, U+2026, U+202f, U+2033, U+2212',
    },
  ],
});

/** Display: variable in weight, which grows as the page goes down. Both fonts' fallbacks are in `_fallbacks.scss`. */
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

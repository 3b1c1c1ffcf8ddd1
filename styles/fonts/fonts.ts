import localFont from 'next/font/local';

/** Display: variable in weight and optical size; its weight grows as the page goes down. */
export const imbue = localFont({
  src: './imbue.woff2',
  weight: '100 900',
  display: 'swap',
  variable: '--font-display',
  adjustFontFallback: 'Times New Roman',
});

/** Text. */
export const hanken = localFont({
  src: './hanken-grotesk.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-text',
  adjustFontFallback: 'Arial',
});

import localFont from 'next/font/local';

/** Display: variable in weight, which grows as the page goes down. Both fonts' fallbacks are in `_fallbacks.scss`. */
export const imbue = localFont({
  src: './imbue.woff2',
  weight: '200 900',
  display: 'swap',
  variable: '--font-display',
  fallback: ['Display', 'Display Noto', 'Georgia', 'serif'],
  adjustFontFallback: false,
});

/** Text. */
export const hanken = localFont({
  src: './hanken-grotesk.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-text',
  fallback: ['Text', 'system-ui', 'sans-serif'],
  adjustFontFallback: false,
});

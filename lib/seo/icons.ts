/** The site's icons in `public/`, read by the pages' head and by the web manifest. */
export const icons = {
  favicon: { src: '/favicon.ico', sizes: '32x32', type: 'image/x-icon' },
  vector: { src: '/icons/mark.svg', sizes: 'any', type: 'image/svg+xml' },
  apple: { src: '/icons/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
  small: { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  large: { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  maskable: { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png' },
} as const;

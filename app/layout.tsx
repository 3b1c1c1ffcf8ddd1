import type { ReactNode } from 'react';
import { Boot } from '@/components/chrome/boot/boot';
import { Islands } from '@/components/islands/islands/islands';
import { hanken, imbue } from '@/styles/fonts/fonts';
import '@/styles/base.scss';

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en"
      className={`${imbue.variable} ${hanken.variable}`}
      data-age="unknown"
      suppressHydrationWarning
    >
      <head>
        <Boot />
      </head>
      <body suppressHydrationWarning>
        {children}
        <Islands />
      </body>
    </html>
  );
}

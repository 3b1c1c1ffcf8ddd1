import type { ReactNode } from 'react';
import { hanken, imbue } from '@/styles/fonts/fonts';
import '@/styles/base.scss';

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${imbue.variable} ${hanken.variable}`} data-age="unknown">
      <body>{children}</body>
    </html>
  );
}

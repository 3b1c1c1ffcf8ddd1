import type { ReactNode } from 'react';
import { Behaviour } from '@/components/chrome/behaviour/behaviour';
import { Boot } from '@/components/chrome/boot/boot';
import { Footer } from '@/components/chrome/footer/footer';
import { Header } from '@/components/chrome/header/header';
import { NoScriptNote } from '@/components/chrome/no-script-note/no-script-note';
import { SkipLink } from '@/components/chrome/skip-link/skip-link';
import { LayoutIslands } from '@/components/islands/layout-islands/layout-islands';
import { PageBoundary } from '@/components/motion/route-changes/page-boundary';
import { openPaths } from '@/content/age';
import { hanken, imbue } from '@/styles/fonts/fonts';
import '@/styles/base.scss';

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html
      lang="en"
      className={`${imbue.variable} ${hanken.variable}`}
      data-age="unknown"
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <head>
        <Boot />
      </head>
      <body suppressHydrationWarning>
        <SkipLink />
        <NoScriptNote />
        <Header />
        <PageBoundary>{children}</PageBoundary>
        <Footer />
        <LayoutIslands openPaths={openPaths} />
        <Behaviour />
      </body>
    </html>
  );
}

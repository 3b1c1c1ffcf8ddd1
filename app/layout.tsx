import type { ReactNode } from 'react';
import { LayoutIslands } from '@/components/islands/layout-islands/layout-islands';
import { ViewWatch } from '@/components/islands/view-watch/view-watch';
import { Boot } from '@/components/layout/boot/boot';
import { Footer } from '@/components/layout/footer/footer';
import { Header } from '@/components/layout/header/header';
import { NoScriptNote } from '@/components/layout/no-script-note/no-script-note';
import { SkipLink } from '@/components/layout/skip-link/skip-link';
import { WordFit } from '@/components/layout/word-fit/word-fit';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { openPaths } from '@/content/age';
import { hanken, imbue } from '@/styles/fonts/fonts';
import '@/styles/base.scss';

export default function RootLayout({ children }: { readonly children: ReactNode }) {
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
        <SkipLink />
        <NoScriptNote />
        <Header />
        {children}
        <Footer />
        <LayoutIslands openPaths={openPaths} />
        <IslandBoundary>
          <ViewWatch />
        </IslandBoundary>
        <IslandBoundary>
          <WordFit />
        </IslandBoundary>
      </body>
    </html>
  );
}

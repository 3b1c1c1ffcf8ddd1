import type { ReactNode } from 'react';
import { LayoutIslands } from '@/components/islands/layout-islands/layout-islands';
import { ViewWatch } from '@/components/islands/view-watch/view-watch';
import { PageScript } from '@/components/layout/page-script/page-script';
import { Footer } from '@/components/layout/footer/footer';
import { NoScriptNote } from '@/components/layout/no-script-note/no-script-note';
import { SkipLink } from '@/components/layout/skip-link/skip-link';
import { SpeculationRules } from '@/components/layout/speculation-rules';
import { WordFit } from '@/components/layout/word-fit/word-fit';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { openPaths } from '@/content/all-pages';
import { language } from '@/content/languages';
import { hanken, imbue } from '@/styles/fonts/fonts';
import '@/styles/base.scss';
// Next preloads the 404 page’s styles on every page. This import puts them into the style sheet that every page shares.
import '@/components/sections/not-found/not-found';

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html
      lang={language.code}
      className={`${imbue.variable} ${hanken.variable}`}
      data-age="unknown"
      data-units={language.units}
      suppressHydrationWarning
    >
      <head>
        <PageScript />
      </head>
      <body suppressHydrationWarning>
        <SkipLink />
        <NoScriptNote />
        {children}
        <LayoutIslands openPaths={openPaths()}>
          <Footer />
        </LayoutIslands>
        <IslandBoundary>
          <ViewWatch />
        </IslandBoundary>
        <IslandBoundary>
          <WordFit />
        </IslandBoundary>
        <SpeculationRules />
      </body>
    </html>
  );
}

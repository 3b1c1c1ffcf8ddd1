'use client';

import { usePathname } from 'next/navigation';
import { useRef } from 'react';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { chrome } from '@/content/chrome';
import { routes } from '@/content/routes';
import { HeaderLogo } from './header-logo';
import { HeaderMenu } from './header-menu';
import { HeaderWatch } from './header-watch';
import styles from './header.module.scss';

/**
 * The bar on every route: a way back on phones, the logo, the links. No link prefetches: a fetch that was
 * started by the very touch that follows the link was aborted by it, and the link then led nowhere.
 */
export function Header() {
  const pathname = usePathname();
  const atHome = pathname === routes.home.path;
  const bar = useRef<HTMLElement>(null);

  return (
    <header ref={bar} className={styles.header} data-scrolled="false" data-home={atHome}>
      {!atHome && (
        <a className={styles.back} href={routes.home.path} aria-label={chrome.back}>
          <svg viewBox="0 0 12 20" aria-hidden="true" focusable="false">
            <path d="M10 2 2 10l8 8" />
          </svg>
        </a>
      )}
      <a
        className={styles.logo}
        href={routes.home.path}
        aria-label={chrome.homeLink}
        data-scene={atHome ? 'logo' : undefined}
      >
        <HeaderLogo whole={pathname === routes.privacyPolicy.path} />
      </a>
      <HeaderMenu atHome={atHome} />
      <IslandBoundary>
        <HeaderWatch bar={bar} atHome={atHome} />
      </IslandBoundary>
    </header>
  );
}

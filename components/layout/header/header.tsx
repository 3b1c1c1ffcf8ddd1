import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { chrome } from '@/content/navigation';
import { routes, type RouteId } from '@/content/routes';
import { HeaderLogo } from './header-logo';
import { HeaderMenu } from './header-menu';
import { HeaderWatch } from './header-watch';
import styles from './header.module.scss';

/**
 * The header of every page: on phones a link back to the home page, the logo, the links.
 * @param route which of the specification's pages it is on, if on one
 */
export function Header({ route }: { readonly route?: RouteId }) {
  const atHome = route === 'home';

  return (
    <header className={styles.header} data-scrolled="false" data-home={atHome}>
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
        <HeaderLogo whole={route === 'privacyPolicy'} />
      </a>
      <HeaderMenu />
      <IslandBoundary>
        <HeaderWatch atHome={atHome} />
      </IslandBoundary>
    </header>
  );
}

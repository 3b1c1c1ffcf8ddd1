'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useRef } from 'react';
import { HeaderLogo } from '@/components/chrome/header/header-logo';
import { Tilde } from '@/components/ui/tilde/tilde';
import { chrome } from '@/content/chrome';
import { headerLinks } from '@/content/navigation';
import { routes } from '@/content/routes';
import { useFirstSign } from '@/hooks/use-first-sign';
import { useScrolled } from '@/hooks/use-scrolled';
import { useSectionInView } from '@/hooks/use-section-in-view';
import styles from './header.module.scss';

const menuId = 'main-menu';

/**
 * The bar on every route. On phones its links open as a native popover, which needs no script;
 * the script only closes it again after a link was followed.
 */
export function Header() {
  const pathname = usePathname();
  const atHome = pathname === routes.home.path;
  // At home the links lead to this page; elsewhere a visitor who only reads needs no other page.
  const prefetch = useFirstSign() && !atHome;
  const scrolled = useScrolled();
  const section = useSectionInView(headerLinks, atHome);
  const menu = useRef<HTMLElement>(null);
  const closeMenu = () => {
    const open = menu.current;
    if (open?.matches(':popover-open')) open.hidePopover();
  };

  return (
    <header className={styles.header} data-scrolled={scrolled} data-home={atHome}>
      {!atHome && (
        <Link
          className={styles.back}
          href={routes.home.path}
          prefetch={prefetch}
          aria-label={chrome.back}
        >
          <svg viewBox="0 0 12 20" aria-hidden="true" focusable="false">
            <path d="M10 2 2 10l8 8" />
          </svg>
        </Link>
      )}
      <Link
        className={styles.logo}
        href={routes.home.path}
        prefetch={prefetch}
        aria-label={chrome.homeLink}
        data-scene={atHome ? 'logo' : undefined}
      >
        <HeaderLogo whole={pathname === routes.privacyPolicy.path} />
      </Link>
      <button type="button" className={styles.open} popoverTarget={menuId} aria-label={chrome.menu}>
        <Tilde />
        <Tilde />
      </button>
      <nav
        ref={menu}
        id={menuId}
        className={styles.menu}
        popover="auto"
        aria-label={chrome.mainNavigation}
      >
        <button
          type="button"
          className={styles.close}
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={chrome.closeMenu}
        >
          <Tilde />
        </button>
        <ul>
          {headerLinks.map(({ label, href }) => (
            <li key={href}>
              <Link
                href={href}
                prefetch={prefetch}
                onClick={closeMenu}
                aria-current={section === href ? 'true' : undefined}
              >
                {label}
                <Tilde className={styles.cursor} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

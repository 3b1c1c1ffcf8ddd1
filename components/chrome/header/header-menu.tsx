import Link from 'next/link';
import { memo } from 'react';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { Tilde } from '@/components/ui/tilde/tilde';
import { chrome } from '@/content/chrome';
import { headerLinks, type NavigationLink } from '@/content/navigation';
import { useSectionInView } from '@/hooks/use-section-in-view';
import styles from './header-menu.module.scss';

const menuId = 'main-menu';

/**
 * The links. On phones they open as a native popover, which `closeMenuOnLeave`
 * (components/chrome/boot) closes; without JavaScript they are in the bar.
 */
export function HeaderMenu({ atHome }: { readonly atHome: boolean }) {
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={menuId} aria-label={chrome.menu}>
        <Tilde />
        <Tilde />
      </button>
      <nav id={menuId} className={styles.menu} popover="auto" aria-label={chrome.mainNavigation}>
        <button
          type="button"
          className={styles.close}
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={chrome.closeMenu}
        >
          <Tilde />
          <Tilde />
        </button>
        <IslandBoundary fallback={<MenuLinks />}>
          <LiveLinks atHome={atHome} />
        </IslandBoundary>
      </nav>
    </>
  );
}

/** Marks the section that is being read. */
function LiveLinks({ atHome }: { readonly atHome: boolean }) {
  return <MenuLinks section={useSectionInView(headerLinks, atHome)} />;
}

function MenuLinks({ section }: { readonly section?: string | undefined }) {
  return (
    <ul>
      {headerLinks.map((link) => (
        <MenuLink key={link.href} {...link} current={section === link.href} />
      ))}
    </ul>
  );
}

type MenuLinkProps = NavigationLink & { readonly current: boolean };

/** Memoised: scrolling past a section renders only the two links that change. */
const MenuLink = memo(function MenuLink({ label, href, current }: MenuLinkProps) {
  return (
    <li>
      <Link href={href} prefetch={false} aria-current={current ? 'true' : undefined}>
        {label}
        <Tilde className={styles.cursor} />
      </Link>
    </li>
  );
});

import Link from 'next/link';
import { memo, useCallback, useRef } from 'react';
import { Tilde } from '@/components/ui/tilde/tilde';
import { chrome } from '@/content/chrome';
import { headerLinks, type NavigationLink } from '@/content/navigation';
import { useSectionInView } from '@/hooks/use-section-in-view';
import styles from './header-menu.module.scss';

const menuId = 'main-menu';

/**
 * The links. On phones they open as a native popover, which needs no script; the script only closes
 * it again after a link was followed, and marks the section being read.
 */
export function HeaderMenu({ atHome }: { atHome: boolean }) {
  const section = useSectionInView(headerLinks, atHome);
  const menu = useRef<HTMLElement>(null);
  // Closed after the click has done its work: a link that is hidden meanwhile leads nowhere.
  const closeMenu = useCallback(() => {
    const open = menu.current;
    if (open?.matches(':popover-open')) open.hidePopover();
  }, []);

  return (
    <>
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
          {headerLinks.map((link) => (
            <MenuLink
              key={link.href}
              {...link}
              current={section === link.href}
              onFollow={closeMenu}
            />
          ))}
        </ul>
      </nav>
    </>
  );
}

type MenuLinkProps = NavigationLink & { readonly current: boolean; readonly onFollow: () => void };

/** Remembered: while the page is scrolled past a section, the other links have nothing to render. */
const MenuLink = memo(function MenuLink({ label, href, current, onFollow }: MenuLinkProps) {
  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        onClick={() => setTimeout(onFollow)}
        aria-current={current ? 'true' : undefined}
      >
        {label}
        <Tilde className={styles.cursor} />
      </Link>
    </li>
  );
});

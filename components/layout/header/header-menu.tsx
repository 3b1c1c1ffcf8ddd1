import { useRef, type RefObject } from 'react';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { Tilde } from '@/components/ui/tilde/tilde';
import { chrome } from '@/content/chrome';
import { headerLinks } from '@/content/navigation';
import { useSectionInView } from './use-section-in-view';
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
  const list = useRef<HTMLUListElement>(null);
  useSectionInView(list, headerLinks, atHome);
  return <MenuLinks list={list} />;
}

function MenuLinks({ list }: { readonly list?: RefObject<HTMLUListElement | null> }) {
  return (
    <ul ref={list}>
      {headerLinks.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>
            {label}
            <Tilde className={styles.cursor} />
          </a>
        </li>
      ))}
    </ul>
  );
}

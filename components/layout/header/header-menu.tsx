import { Tilde } from '@/components/ui/tilde/tilde';
import { LanguageSwitch } from '@/components/layout/language-switch/language-switch';
import { switchedPaths } from '@/content/addresses';
import { chrome, headerLinks } from '@/content/navigation';
import styles from './header-menu.module.scss';

const menuId = 'main-menu';

/**
 * The links. On phones they open as a native popover, which `closeMenuOnLeave`
 * (components/layout/page-script) closes; without JavaScript they are in the bar.
 */
export function HeaderMenu() {
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
        <ul>
          {headerLinks.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>
                {label}
                <Tilde className={styles.cursor} />
              </a>
            </li>
          ))}
          <LanguageSwitch paths={switchedPaths()} className={styles.language} />
        </ul>
      </nav>
    </>
  );
}

import { brand } from './brand';

/** Words of the frame around every page. */
export const chrome = {
  skip: 'Skip to the page',
  homeLink: `${brand.name}, home`,
  mainNavigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  back: 'Back to the home page',
} as const;

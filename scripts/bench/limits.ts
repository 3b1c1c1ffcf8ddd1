import { servesFolder } from '../../content/folders';
import { languages } from '../../content/languages';

/** Budgets of a first visit on a phone; bytes are as sent, with brotli, before any interaction. */
export interface Limits {
  /** Of all scripts, in KiB. */
  readonly script: number;
  /** Of everything, in KiB. */
  readonly total: number;
  /** Of everything once the page was scrolled to its end, in KiB. */
  readonly scrolled: number;
  /** Largest contentful paint in ms, on Lighthouse's simulated phone. */
  readonly largestPaint: number;
}

const home: Limits = { script: 140, total: 260, scrolled: 1050, largestPaint: 1250 };

/** Legal pages and the logo: mostly text. */
const text: Limits = { script: 135, total: 190, scrolled: 230, largestPaint: 1100 };

/** A serve's page: a text page with one picture. */
const serve: Limits = { ...text, total: 260, scrolled: 300 };

/** The page for the press: a text page with the pictures that it offers, small. */
const press: Limits = { ...text, total: 330, scrolled: 360 };

/** Total blocking time in ms, likewise on every route. */
export const maxBlocking = 50;

/** The limits of a route, as in `/termsOfUse`. */
export function limitsOf(route: string): Limits {
  if (languages.some(({ prefix }) => route === (prefix || '/'))) return home;
  if (route.endsWith('/press')) return press;
  return route.includes(`/${servesFolder}/`) ? serve : text;
}

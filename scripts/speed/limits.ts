/** Budgets of a first load. Bytes are as sent, with brotli. */
export type Limits = {
  /** JavaScript before any interaction, in KiB. */
  script: number;
  /** Everything before any interaction on a phone, in KiB. */
  total: number;
  /** Requests before any interaction. */
  requests: number;
  /** Everything after scrolling to the end on a phone, in KiB. */
  scrolled?: number;
  /** Largest contentful paint in ms, Lighthouse's simulated phone. */
  largestPaint: number;
  /** Total blocking time in ms, likewise. */
  blocking: number;
};

const home: Limits = {
  script: 112,
  total: 220,
  requests: 20,
  scrolled: 1000,
  largestPaint: 1200,
  blocking: 50,
};

/** Legal pages, the logo and the 404 page: text, and little else. */
const text: Limits = { script: 108, total: 160, requests: 14, largestPaint: 1100, blocking: 30 };

/** The limits of a route, as in `/termsOfUse`. */
export const limitsOf = (route: string): Limits => (route === '/' ? home : text);

/** Bytes as KiB to a tenth. */
export const kib = (bytes: number): string => (bytes / 1024).toFixed(1);

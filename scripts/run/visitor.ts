import type { BrowserContextOptions } from '@playwright/test';
import { storageKeys } from '../../lib/storage';

/**
 * The storage of a browser in which the visitor of a site has confirmed their age, for Playwright's contexts.
 * @param origin of the site, as in `http://localhost:3000`
 */
export function confirmedAge(origin: string): NonNullable<BrowserContextOptions['storageState']> {
  return {
    cookies: [],
    origins: [{ origin, localStorage: [{ name: storageKeys.age, value: 'true' }] }],
  };
}

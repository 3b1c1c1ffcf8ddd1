import type { BrowserContextOptions } from '@playwright/test';
import { storageKeys } from '../../lib/storage';

/**
 * Playwright's storage state of a visitor who has confirmed their age.
 * @param origin of the site, as in `http://localhost:3000`
 */
export function ageConfirmedState(
  origin: string,
): NonNullable<BrowserContextOptions['storageState']> {
  return {
    cookies: [],
    origins: [{ origin, localStorage: [{ name: storageKeys.age, value: 'true' }] }],
  };
}

/**
 * The `test` of this project. Each page it hands out fails its test if the console complains or
 * if the page asks another host for anything.
 */
import { test as base, expect, type BrowserContext, type TestInfo } from '@playwright/test';
import { storageKeys } from '../../lib/storage';
import { ageConfirmedState } from '../../scripts/run/storage-state';
import { watchConsole, watchOtherHosts } from './console';

/** Chromium's warning about preloaded scripts that wait for one that the test blocks. */
const scriptPreloadWarning = /\.js was preloaded using link preload/;
/** Chromium's warning about preloaded pictures that it may not show. */
const imagePreloadWarnings =
  /image loading is disabled|\/images\/\S+ was preloaded using link preload/;

interface Options {
  /** Whether the visitor confirmed their age on an earlier visit; default true. */
  ageConfirmed: boolean;
  /** Errors and warnings in the console that this test causes on purpose. */
  allowedConsoleErrors: RegExp | undefined;
}

interface Fixtures {
  consoleErrors: string[];
}

interface WorkerOptions {
  /**
   * Whether Chromium fetches and draws pictures; default false, which spares a third of its work.
   * Their places in the layout and their descriptions are there all the same. Tests that judge
   * what is drawn, or how long it takes, switch it on.
   */
  pictures: boolean;
}

/**
 * Stores the confirmation before the first page's own scripts run, and never again, so that a test can remove it.
 * (`storageState` opens a page of its own for each test, which is a tenth of the suite's work.)
 */
async function storeAgeConfirmation(context: BrowserContext): Promise<void> {
  const seed = await context.addInitScript((key) => {
    if (location.protocol.startsWith('http')) localStorage.setItem(key, 'true');
  }, storageKeys.age);
  context.once('page', (page) => page.once('domcontentloaded', () => void seed.dispose()));
}

/** Attaches a screenshot of each page. (Playwright's own option would take one in every test.) */
async function attachScreenshots(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  for (const [index, page] of context.pages().entries()) {
    const path = testInfo.outputPath(`page-${index + 1}.png`);
    const taken = await page.screenshot({ path, timeout: 5_000 }).catch(() => undefined);
    if (taken) await testInfo.attach(`page ${index + 1}`, { path, contentType: 'image/png' });
  }
}

/** Playwright sets `--blink-settings` itself; this replaces its value, so it repeats the pointer settings. */
const withoutPictures =
  '--blink-settings=imagesEnabled=false,primaryHoverType=2,availableHoverTypes=2,' +
  'primaryPointerType=4,availablePointerTypes=4';

/**
 * The `test` of specs that open no page, or judge the console themselves. With the same
 * worker options as `test`, both share their workers, each of which is a process to start.
 */
export const plainTest = base.extend<object, WorkerOptions>({
  pictures: [false, { option: true, scope: 'worker' }],

  launchOptions: [
    async ({ launchOptions, browserName, pictures }, provide) => {
      const { args = [] } = launchOptions;
      const isWithoutPictures = browserName === 'chromium' && !pictures;
      await provide({
        ...launchOptions,
        args: isWithoutPictures ? [...args, withoutPictures] : args,
      });
    },
    { scope: 'worker' },
  ],
});

export const test = plainTest.extend<Options & Fixtures>({
  ageConfirmed: [true, { option: true }],
  allowedConsoleErrors: [undefined, { option: true }],

  // `storeAgeConfirmation` has no lasting effect in Firefox: there Playwright's `storageState` sets the confirmation.
  storageState: async ({ ageConfirmed, baseURL, browserName }, provide) => {
    const isNeeded = ageConfirmed && browserName !== 'chromium';
    await provide(isNeeded ? ageConfirmedState(baseURL ?? '') : undefined);
  },

  context: async ({ context, ageConfirmed, browserName }, provide) => {
    if (ageConfirmed && browserName === 'chromium') await storeAgeConfirmation(context);
    await provide(context);
  },

  consoleErrors: [
    async ({ context, baseURL, allowedConsoleErrors, pictures }, provide, testInfo) => {
      const always = [scriptPreloadWarning];
      const noise = pictures ? always : [...always, imagePreloadWarnings];
      const consoleErrors = watchConsole(context, noise);
      const foreign = watchOtherHosts(context, baseURL ?? '');
      await provide(consoleErrors);
      const unexpected = consoleErrors.filter(
        (complaint) => !allowedConsoleErrors?.test(complaint),
      );
      // After the messages are counted: the driver's screenshots try styles that the policy refuses.
      if (testInfo.status !== testInfo.expectedStatus) await attachScreenshots(context, testInfo);
      expect(unexpected, 'the console stays silent').toEqual([]);
      expect(foreign, 'nothing is asked of other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

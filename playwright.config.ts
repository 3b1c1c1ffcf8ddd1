import { defineConfig, devices } from '@playwright/test';
import { findTestChromium, quietFlags } from './scripts/run/chromium';
import { freePort } from './scripts/run/port';

// The workers read the port that the first process chose.
const port = Number((process.env.E2E_PORT ??= String(await freePort())));

/** The tests read the receiver's store: it must never be the real one. */
const enquiriesFile = (process.env.ENQUIRIES_FILE = 'test-results/enquiries.db');

const chromium = {
  browserName: 'chromium',
  launchOptions: { executablePath: findTestChromium(), args: quietFlags },
} as const;

/** Only `npm run e2e:all` names a Firefox. */
const firefoxPath = process.env.FIREFOX;

/**
 * The tests that also run in Firefox: what can differ between browsers, such as layout, dialogs, focus, scrolling,
 * storage, motion and navigation. Left out is what no browser changes (times, texts, requests, lost files), and what
 * Firefox's driver cannot do: switch JavaScript off (`@chromium`), or read what a form sends.
 */
const inFirefox = [
  /e2e\/(age-gate|age-tabs|dialogs|dialogs-zoomed|footer|header|invitation|navigation)\.spec/,
  /e2e\/home\/(carousel|carousel-environment|gold|hero|intro|intro-landing|movement|sections|layout-stability)\.spec/,
  /e2e\/accessibility\/(visible-focus|journeys|focus-after-navigation)\.spec/,
  /e2e\/failures\/storage\.spec/,
  /e2e\/sweep\/zoom\.spec/,
];

/** Firefox reads reduced motion from a preference, so tests of motion (`@motion`) need a project of their own. */
const firefox = (name: string, withMotion: boolean) =>
  ({
    name,
    testMatch: inFirefox,
    ...(withMotion ? { grep: /@motion/ } : {}),
    grepInvert: withMotion ? /@phone|@chromium/ : /@phone|@chromium|@motion/,
    use: {
      browserName: 'firefox',
      channel: 'moz-firefox',
      viewport: { width: 1440, height: 900 },
      launchOptions: {
        executablePath: firefoxPath,
        firefoxUserPrefs: {
          'ui.prefersReducedMotion': withMotion ? 0 : 1,
          // Playwright would wait for a page from the back/forward cache to load, without end. (Its Chromium keeps
          // none either.)
          'browser.sessionhistory.max_total_viewers': 0,
        },
      },
    },
  }) as const;

/**
 * A test runs at 1440 × 900 unless its title or its group carries a tag: `@phone` runs it at
 * 390 × 844 with touch instead, `@both` at the two sizes. `@chromium` keeps it from Firefox,
 * `@motion` marks tests that run with motion (`reducedMotion: 'no-preference'`).
 */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // One more than the two cores this was measured on: tests that wait for the clock leave a core idle.
  workers: Number(process.env.E2E_WORKERS ?? 3),
  // A shared machine can be busy enough to miss a deadline once; the report names such a test as flaky.
  retries: process.env.CI ? 2 : 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 8_000 },
  outputDir: 'test-results/playwright',
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    // So that nothing waits for the intro; tests of motion set 'no-preference'.
    reducedMotion: 'reduce',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...chromium, viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: {
        ...devices['Pixel 7'],
        ...chromium,
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
      },
    },
    ...(firefoxPath ? [firefox('firefox', false), firefox('firefox-motion', true)] : []),
  ],
  webServer: {
    command: 'node --import tsx server/main.ts',
    url: `http://localhost:${port}/`,
    env: { PORT: String(port), ENQUIRIES_FILE: enquiriesFile, ENQUIRIES_PER_MINUTE: '10000' },
    reuseExistingServer: false,
    timeout: 30_000,
  },
});

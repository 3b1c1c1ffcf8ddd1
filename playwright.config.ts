import { defineConfig, devices } from '@playwright/test';
import { findChromium, testFlags } from './scripts/run/chromium';
import { freePort } from './scripts/run/port';

// The workers read the port that the first process chose.
const port = Number((process.env.E2E_PORT ??= String(await freePort())));

/** The tests read what the receiver has kept. */
const enquiriesFile = (process.env.ENQUIRIES_FILE ??= 'test-results/enquiries.db');

const chromium = {
  browserName: 'chromium',
  launchOptions: { executablePath: findChromium(), args: testFlags },
} as const;

const firefoxPath = process.env.FIREFOX;

/** Only `npm run e2e:all` names a Firefox. It reads reduced motion from its own preference. */
const firefox = {
  name: 'firefox',
  grepInvert: /@phone|@chromium/,
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: firefoxPath,
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
    },
  },
} as const;

/**
 * A test runs at 1440 × 900 unless its title or its group carries a tag: `@phone` runs it at
 * 390 × 844 with touch instead, `@both` at the two sizes.
 */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: Number(process.env.E2E_WORKERS ?? 2),
  // A shared machine can be busy enough to miss a deadline once; locally a failure is a failure.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 8_000 },
  outputDir: 'test-results/playwright',
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    screenshot: 'only-on-failure',
    locale: 'en-US',
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
    ...(firefoxPath ? [firefox] : []),
  ],
  webServer: {
    command: 'node --import tsx preview/server.ts',
    url: `http://localhost:${port}/`,
    env: { PORT: String(port), ENQUIRIES_FILE: enquiriesFile, ENQUIRIES_PER_MINUTE: '10000' },
    reuseExistingServer: false,
    timeout: 30_000,
  },
});

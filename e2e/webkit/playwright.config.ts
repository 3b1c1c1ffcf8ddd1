/**
 * The essential journeys in WebKitGTK. Playwright brings no WebKit to Debian, so it only runs the tests here, and
 * starts what they need: the site, and WebKit's own driver on a screen in memory, once for each window.
 */
import { defineConfig } from '@playwright/test';
import { freePort } from '../../scripts/run/port';
import { isolatedEnv } from '../../scripts/run/preview';
import type { WindowOptions } from './window';

// The workers read the ports that the first process chose.
const ports = (process.env.WEBKIT_PORTS ??= [
  await freePort(),
  await freePort(),
  await freePort(),
].join()).split(',');
const [site, ...drivers] = ports;
const startDrivers = drivers.map((port) => `WebKitWebDriver --port=${port}`).join(' & ');

export default defineConfig<object, WindowOptions>({
  testMatch: '*.webkit.ts',
  outputDir: '../../test-results/webkit',
  workers: drivers.length,
  // The first window on a cold machine may not open.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: { baseURL: `http://localhost:${site}` },
  projects: [
    { name: 'desktop', use: { windowSize: { width: 1440, height: 900 } } },
    { name: 'narrow', use: { windowSize: { width: 447, height: 844 } } },
  ],
  webServer: [
    {
      command: 'node --import tsx server/main.ts',
      cwd: '../..',
      url: `http://localhost:${site}/`,
      env: { ...isolatedEnv, HOST: '', PORT: `${site}` },
    },
    {
      command: `xvfb-run --auto-servernum --server-args="-screen 0 1600x1200x24" sh -c "${startDrivers}"`,
      url: `http://127.0.0.1:${drivers.at(-1)}/status`,
    },
  ],
});

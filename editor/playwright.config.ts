import { defineConfig } from '@playwright/test';
import { findTestChromium, quietFlags } from '../scripts/run/chromium';
import { freePort } from '../scripts/run/port';
import { exportedSite } from './tests/project-copy';

// The workers read the port that the first process chose.
const port = Number((process.env.EDITOR_PORT ??= String(await freePort())));
process.env.EXPORT_PORT ??= String(await freePort());

/** The editor, as someone uses it who does not program. Its tests follow one another: they share one project. */
export default defineConfig({
  testDir: 'tests',
  workers: 1,
  forbidOnly: true,
  retries: 1,
  // The development server compiles each page when it is asked for first.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  outputDir: '../test-results/editor',
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1600, height: 950 },
    locale: 'en-US',
    launchOptions: { executablePath: findTestChromium(), args: quietFlags },
  },
  webServer: [
    {
      command: 'node --import tsx editor/tests/serve.ts',
      cwd: '..',
      // Ready once the site beside the form is compiled.
      url: `http://localhost:${port}/`,
      env: { PORT: String(port) },
      timeout: 240_000,
    },
    {
      command: 'node --import tsx server/main.ts',
      cwd: '..',
      url: exportedSite(),
      env: { PORT: process.env.EXPORT_PORT, ENQUIRIES_FILE: ':memory:' },
    },
  ],
});

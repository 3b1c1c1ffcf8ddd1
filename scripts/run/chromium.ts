/** Finds a Chromium for tests, screenshots and the bench, or installs one. */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { packageCommand, run } from './command';
import { installDebian } from './debian';

/** Debian's: the whole browser, and the headless shell, which loads a page in half the time. */
const debian = { browser: '/usr/bin/chromium', shell: '/usr/bin/chromium-headless-shell' };

const systemPaths = [
  debian.browser,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Switches off the browser's own requests, which fail and cause delays where there is no network. */
export const quietFlags = ['--disable-background-networking', '--disable-component-update'];

/**
 * The browser's program: `CHROME`, then Playwright's own, then the usual places.
 * Throws if `CHROME` names a file that is not there.
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROME;
  if (named && !existsSync(named)) throw new Error(`CHROME names ${named}, which does not exist.`);
  return named || [chromium.executablePath(), ...systemPaths].find(existsSync);
}

/**
 * The browser that runs the tests. `undefined` lets Playwright start the headless shell that it has downloaded with its
 * own Chromium.
 */
export function findTestChromium(): string | undefined {
  if (process.env.CHROME) return findChromium();
  if (existsSync(chromium.executablePath())) return undefined;
  return existsSync(debian.shell) ? debian.shell : findChromium();
}

/** Finds a Chromium, or installs one. Throws with what to do next where neither succeeds. */
export async function ensureChromium(): Promise<string> {
  if (!findChromium()) {
    console.log('No Chromium found: trying Playwright’s download …');
    await run(packageCommand('@playwright/test/cli.js', 'install', 'chromium'));
  }
  if (!findChromium()) await installDebian('chromium');
  const found = findChromium();
  if (found) return found;
  throw new Error(
    [
      'This needs Chromium or Chrome, and none could be found or installed. Either',
      '  - run "npx playwright install --with-deps chromium", or',
      '  - install Chrome or Chromium with the system’s package manager, or',
      '  - set CHROME to the full path of one, for example CHROME=/opt/chrome/chrome npm test',
    ].join('\n'),
  );
}

/** Finds or installs the browser of the tests: the headless shell where Debian has it as a package. */
export async function ensureTestChromium(): Promise<void> {
  await ensureChromium();
  if (findTestChromium() === debian.browser) await installDebian('chromium-headless-shell');
}

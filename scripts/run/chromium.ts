/** Finds a Chromium for the tests and the screenshots, or installs one. */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { packageFile, run } from './command';
import { refuse } from './refuse';

const systemPaths: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/** Keeps the browser from calling home, which fails and delays where there is no network. */
export const quietFlags = ['--disable-background-networking', '--disable-component-update'];

/** Playwright's own list, which a second one would replace, and what else is switched off. */
const featuresOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'Translate',
  'AutoDeElevate',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  // The address bar's suggestions are two hidden web pages per window. Without them opening a page takes about
  // two fifths less processor time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** For the tests: `quietFlags`, and without features that no test needs. */
export const testFlags = [...quietFlags, `--disable-features=${featuresOff.join(',')}`];

/**
 * The browser's program: `CHROME`, then Playwright's own, then the usual places.
 * Throws if `CHROME` names a file that is not there.
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROME;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME names ${named}, which does not exist.`);
    return named;
  }
  return [chromium.executablePath(), ...(systemPaths[process.platform] ?? [])].find(existsSync);
}

/** Debian's name of the browser without windows, which loads a page in about half the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * What the suite runs in: Chromium's headless shell, except for the few tests that need the whole browser.
 * `CHROME` overrides it; without a shell it is the whole browser. `undefined` lets Playwright start the shell
 * that it has downloaded.
 */
export function findTestChromium(): string | undefined {
  if (process.env.CHROME) return findChromium();
  const own = chromium.executablePath();
  if (existsSync(own.replace(/\bchromium-(\d+)\b.*$/, 'chromium_headless_shell-$1')))
    return undefined;
  return existsSync(headlessShell) ? headlessShell : findChromium();
}

/** Whether Debian's packages can be installed without asking anybody. */
const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Adds the headless shell to a Debian Chromium. Without it the tests only take longer. */
async function addHeadlessShell(): Promise<void> {
  const wanted = !process.env.CHROME && findTestChromium() === '/usr/bin/chromium';
  if (!wanted || !mayInstall()) return;
  console.log('Installing Debian’s chromium-headless-shell, which loads a page in half the time …');
  await run({ program: 'apt-get', args: ['update'] });
  const args = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'];
  const { code } = await run({ program: 'apt-get', args });
  if (code !== 0) console.log('It could not be installed: the tests use the whole browser.');
}

/** Finds a Chromium, or installs one, and its headless shell where that is a package of Debian's. */
export async function ensureTestChromium(): Promise<string> {
  const browser = await findOrInstallChromium();
  await addHeadlessShell();
  return browser;
}

/** Finds a Chromium, or installs one; failing that ends the command with what to do next. */
export function ensureChromium(): Promise<string> {
  return findOrInstallChromium().catch((error: Error) => refuse(error.message));
}

/** Finds a Chromium; failing that tries Playwright's download, then Debian's package as root. */
async function findOrInstallChromium(): Promise<string> {
  const present = findChromium();
  if (present) return present;

  console.log('No Chromium found: trying Playwright’s download …');
  await run(packageFile('@playwright/test/cli.js', 'install', 'chromium'));
  const downloaded = findChromium();
  if (downloaded) return downloaded;

  if (mayInstall()) {
    console.log('The download failed: installing Debian’s chromium …');
    await run({ program: 'apt-get', args: ['update'] });
    await run({ program: 'apt-get', args: ['install', '-y', 'chromium'] });
    const packaged = findChromium();
    if (packaged) return packaged;
  }
  throw new Error(
    [
      'This needs Chromium or Chrome, and none could be found or installed. Either',
      '  - run "npx playwright install --with-deps chromium", or',
      '  - install Chrome or Chromium with the system’s package manager, or',
      '  - set CHROME to the full path of one, for example CHROME=/opt/chrome/chrome npm test',
    ].join('\n'),
  );
}

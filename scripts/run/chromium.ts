/** Finds a Chromium for the tests and the screenshots, or installs one. */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { packageFile, run } from './command';

const SYSTEM_PATHS: Partial<Record<NodeJS.Platform, string[]>> = {
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
  // The address bar's list of suggestions is two web pages of its own for each window, which
  // nobody sees: without them opening a page costs about two fifths less processor time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** For the tests: quiet, and without loading what nobody looks at. */
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
  return [chromium.executablePath(), ...(SYSTEM_PATHS[process.platform] ?? [])].find(existsSync);
}

/** Finds a Chromium; failing that tries Playwright's download, then Debian's package as root. */
export async function ensureChromium(): Promise<string> {
  const present = findChromium();
  if (present) return present;

  console.log('No Chromium found: trying Playwright’s download …');
  await run(packageFile('@playwright/test/cli.js', 'install', 'chromium'));
  const downloaded = findChromium();
  if (downloaded) return downloaded;

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('The download failed: installing Debian’s chromium …');
    await run({ program: 'apt-get', args: ['update'] });
    await run({ program: 'apt-get', args: ['install', '-y', 'chromium'] });
    const packaged = findChromium();
    if (packaged) return packaged;
  }
  throw new Error(
    [
      'The browser tests need Chromium or Chrome and none could be found or installed. Either',
      '  - run "npx playwright install --with-deps chromium", or',
      '  - install Chrome or Chromium with the system’s package manager, or',
      '  - set CHROME to the full path of one, for example CHROME=/opt/chrome/chrome npm test',
    ].join('\n'),
  );
}

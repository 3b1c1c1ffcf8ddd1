/** Finds or installs the browsers beyond Chromium. */
import { existsSync } from 'node:fs';
import { installDebian } from '../run/debian';

/** Debian's packages: Firefox, WebKitGTK with its driver, and a virtual display. */
const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'];

/** `FIREFOX`, or the system's own. */
export const findFirefox = (): string | undefined =>
  process.env.FIREFOX ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);

/** Looks for the programs of Debian's packages only. */
export const webkitIsInstalled = () =>
  ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/xauth'].every((file) =>
    existsSync(file),
  );

/** Installs what is missing, or says what to install. The caller looks again at what is there. */
export async function ensureOtherBrowsers(): Promise<void> {
  if (!findFirefox() || !webkitIsInstalled()) await installDebian(...packages);
  if (findFirefox() && webkitIsInstalled()) return;
  console.error(
    `Firefox and WebKitGTK are needed; on Debian: apt-get install ${packages.join(' ')}\n` +
      'Elsewhere, run "npm run e2e" for Chromium alone, or set FIREFOX to a Firefox.',
  );
}

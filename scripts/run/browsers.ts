/** Finds or installs the browsers beyond Chromium. */
import { existsSync } from 'node:fs';
import { webkitIsInstalled } from '../webkit/session';
import { run } from './command';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Debian's packages: Firefox, and WebKitGTK with its driver and a screen in memory. */
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** `FIREFOX`, or the system's own. */
export function findFirefox(): string | undefined {
  return process.env.FIREFOX ?? FIREFOX.find((file) => existsSync(file));
}

/** Installs with apt what is missing, as root on Debian; else throws, saying what to install. */
export async function ensureOtherBrowsers(): Promise<void> {
  if (findFirefox() && webkitIsInstalled()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${PACKAGES.join(', ')} …`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run({ program: 'apt-get', args: ['update'] });
    await run(
      { program: 'apt-get', args: ['install', '-y', '--no-install-recommends', ...PACKAGES] },
      { env },
    );
    if (findFirefox() && webkitIsInstalled()) return;
  }
  throw new Error(
    `Firefox and WebKitGTK are needed on Debian: apt-get install ${PACKAGES.join(' ')}\n` +
      'Elsewhere, run "npm run e2e" for Chromium alone, or set FIREFOX to a Firefox.',
  );
}

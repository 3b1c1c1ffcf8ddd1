/** Finds or installs the browsers beyond Chromium. */
import { existsSync } from 'node:fs';
import { webkitIsInstalled } from '../webkit/session';
import { run } from './command';

const firefoxPaths = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Debian's packages: Firefox, and WebKitGTK with its driver and a screen in memory. */
const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** `FIREFOX`, or the system's own. */
export function findFirefox(): string | undefined {
  return process.env.FIREFOX ?? firefoxPaths.find((file) => existsSync(file));
}

/**
 * Installs with apt what is missing, as root on Debian; elsewhere says what to install. The caller
 * looks again at what is there.
 */
export async function ensureOtherBrowsers(): Promise<void> {
  if (findFirefox() && webkitIsInstalled()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${packages.join(', ')} …`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run({ program: 'apt-get', args: ['update'] });
    // One by one: that one cannot be had must not cost the others.
    for (const name of packages) {
      const args = ['install', '-y', '--no-install-recommends', name];
      const { code, output } = await run({ program: 'apt-get', args }, { env });
      if (code !== 0) console.error(`${name} could not be installed:\n${output.slice(-2_000)}`);
    }
    return;
  }
  console.error(
    `Firefox and WebKitGTK are needed; on Debian: apt-get install ${packages.join(' ')}\n` +
      'Elsewhere, run "npm run e2e" for Chromium alone, or set FIREFOX to a Firefox.',
  );
}

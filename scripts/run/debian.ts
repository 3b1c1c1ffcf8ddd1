import { existsSync } from 'node:fs';
import { run } from './command';

/** Installs packages where no permission is needed: as root on Debian. */
export async function installDebian(...packages: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(', ')} …`);
  await run({ program: 'apt-get', args: ['update'] });
  // One by one: a package that is not available must not prevent the others.
  for (const name of packages) {
    const args = ['install', '-y', '--no-install-recommends', name];
    // At this run level Debian does not start the services that it installs.
    const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    const { code, output } = await run({ program: 'apt-get', args }, { env });
    if (code !== 0) console.error(`${name} could not be installed:\n${output.slice(-2_000)}`);
  }
}

/** Installs Debian packages if the program is missing. Throws where that is not possible. */
export async function ensureInstalled(program: string, ...packages: string[]): Promise<void> {
  if (!existsSync(program)) await installDebian(...packages);
  if (!existsSync(program))
    throw new Error(`${program} is missing. Install ${packages.join(' and ')} and try again.`);
}

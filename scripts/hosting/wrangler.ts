import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The last release that accepts Node 20; kept out of package.json for its size (150 MB). */
const wrangler = 'wrangler@4.80.0';

/** Environment in which wrangler asks no questions and reports no usage. */
export const quietEnv = { WRANGLER_SEND_METRICS: 'false', CI: '1' } as const;

/** Cloudflare's command, installed into the cache where it is missing. */
export function wranglerProgram(): string {
  const tools = resolve('node_modules/.cache/wrangler');
  const program = join(tools, 'node_modules/wrangler/bin/wrangler.js');
  if (!existsSync(program)) {
    console.log(`Installing ${wrangler} …`);
    const args = ['install', '--prefix', tools, '--no-save', '--no-audit', '--no-fund', wrangler];
    spawnSync('npm', args, { stdio: 'ignore', shell: process.platform === 'win32' });
    if (!existsSync(program)) {
      throw new Error(`${wrangler} could not be installed. Is there a network?`);
    }
  }
  return program;
}

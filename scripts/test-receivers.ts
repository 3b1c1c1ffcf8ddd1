/**
 * `npm run test:receivers`: the receiver's promises on PostgreSQL, and on Cloudflare Workers with D1 in
 * Cloudflare's local runtime. Installs what is missing; needs the built site. Names after `--` choose stores.
 */
import { stacks } from './receivers/start';
import { readArguments } from './run/arguments';
import { packageFile, run } from './run/command';
import { refuse } from './run/refuse';

const { positionals } = readArguments(
  { allowPositionals: true },
  `Usage: npm run test:receivers [-- STORE …], of ${Object.keys(stacks).join(', ')}`,
);
const stores = positionals.length > 0 ? positionals : ['postgres', 'workers'];
const unknown = stores.find((name) => !(name in stacks));
if (unknown !== undefined) refuse(`There is no store ${unknown}.`);

/** Runs the promises on one store, and shows how they went once all is said. */
async function isKeptOn(store: string): Promise<boolean> {
  const jest = packageFile('jest/bin/jest.js', '--runInBand', '__tests__/enquiry/promises');
  const { code, output } = await run(jest, { env: { RECEIVERS: store } });
  console.log(output);
  return code === 0;
}

// Side by side: much of it is waiting for what starts.
const kept = await Promise.all(stores.map(isKeptOn));
const failed = stores.filter((_, index) => !kept[index]);
if (failed.length > 0) refuse(`Promises broken on ${failed.join(' and ')}.`);

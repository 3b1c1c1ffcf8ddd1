/**
 * `npm run test:receivers`: the receiver's contract on PostgreSQL, and on Cloudflare Workers with D1 in
 * Cloudflare's local runtime. Installs and builds what is missing. Names after `--` choose stores.
 */
import { stacks } from './receivers/start';
import { readArguments } from './run/arguments';
import { packageCommand, run } from './run/command';
import { exitWithError } from './run/exit-with-error';
import { ensureTestSite } from './test/site';

const { positionals } = readArguments(
  { allowPositionals: true },
  `Usage: npm run test:receivers [-- STORE …], of ${Object.keys(stacks).join(', ')}`,
);
const stores = positionals.length > 0 ? positionals : ['postgres', 'workers'];
const unknown = stores.find((name) => !(name in stacks));
if (unknown !== undefined)
  exitWithError(`There is no store ${unknown}: name some of ${Object.keys(stacks).join(', ')}.`);

/** Milliseconds for the tests of one store, which take half a minute where nothing is to be installed. */
const timeout = 10 * 60_000;

/** Runs the contract on one store; prints the output when it has ended. */
async function passesOn(store: string): Promise<boolean> {
  const jest = packageCommand('jest/bin/jest.js', '--runInBand', '__tests__/enquiry/contract');
  const { code, output, seconds } = await run(jest, { env: { RECEIVERS: store }, timeout });
  console.log(output);
  if (seconds * 1000 > timeout)
    console.error(`The tests on ${store} were ended after ${seconds} s.`);
  return code === 0;
}

// The Worker is made by the build.
if (stores.includes('workers')) await ensureTestSite().catch(exitWithError);
// In parallel: most of the time the stores are starting.
const passed = await Promise.all(stores.map(passesOn));
const failed = stores.filter((_, index) => !passed[index]);
if (failed.length > 0)
  exitWithError(`The contract is broken on ${failed.join(' and ')}: see above.`);

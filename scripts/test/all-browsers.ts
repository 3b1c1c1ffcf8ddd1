/**
 * `npm run e2e:all`: the whole suite in Chromium and, but for what only Chromium can be asked, in Firefox; then the
 * essential journeys in WebKitGTK, against the site in `out/`. `npm run e2e:webkit` is the last of these alone.
 * A browser that can be neither found nor installed is named at the end as not tested, and does not
 * fail the run: that says nothing about the site. Its last line is `N passed, N failed`.
 */
import { ensureTestChromium } from '../run/chromium';
import { readArguments } from '../run/arguments';
import { exitWithError } from '../run/exit-with-error';
import { ensureOtherBrowsers, findFirefox, webkitIsInstalled } from './browsers';
import { runPlaywright } from './playwright';
import { ensureTestSite } from './site';
import { sum, type Tally } from './steps';

/** Firefox draws on the processor: with three windows on two cores it misses events that last half a second. */
const firefoxWorkers = process.env.E2E_WORKERS ?? '2';

const usage = `npm run e2e:all -- [--only firefox|webkit] [FILE …]
  Without --only, all three browsers. FILE narrows down the tests in Chromium and Firefox.`;

const { values, positionals } = readArguments(
  { options: { only: { type: 'string' } }, allowPositionals: true },
  usage,
);
const { only } = values;
if (only && !['firefox', 'webkit'].includes(only)) exitWithError(usage);

await Promise.all([ensureTestChromium(), ensureTestSite()]).catch((error: Error) => {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exit(1);
});
await ensureOtherBrowsers();

const missing: string[] = [];
const tallies: Tally[] = [];
if (only !== 'webkit') {
  const FIREFOX = findFirefox();
  if (!FIREFOX) missing.push('Firefox');
  if (only && FIREFOX) {
    const env = { FIREFOX, E2E_WORKERS: firefoxWorkers };
    tallies.push(await runPlaywright(['--project=firefox*', ...positionals], env));
  }
  if (!only) tallies.push(await runPlaywright(positionals, { FIREFOX }));
}
if (only !== 'firefox') {
  if (webkitIsInstalled()) tallies.push(await runPlaywright(['--config=e2e/webkit']));
  else missing.push('WebKitGTK');
}

for (const browser of missing) {
  console.log(`\n!!! NOT TESTED in ${browser}: it was not found and could not be installed. !!!\n`);
}
const { passed, failed } = sum(tallies);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/**
 * `npm run e2e:all`: the whole suite in Chromium and, but for what only Chromium can be asked, in
 * Firefox; then the essential journeys in WebKitGTK, against the site in `out/`.
 * A browser that can be neither found nor installed is named at the end as not proven, and does not
 * fail the run: that says nothing about the site. Its last line is `N passed, N failed`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { ensureOtherBrowsers, findFirefox } from './browsers';
import { ensureTestChromium } from '../run/chromium';
import { readArguments } from '../run/arguments';
import { packageFile, run, typescript } from '../run/command';
import { refuse } from '../run/refuse';
import { playwrightTally, webkitTally } from './results';
import { ensureTestSite } from './site';
import { sum, type Tally } from './steps';
import { webkitIsInstalled } from '../webkit/session';

const report = 'test-results/reports/all-browsers.json';

/** Firefox draws with the processor: of three windows on two cores, one misses what lasts half a second. */
const firefoxWorkers = '2';

/** How often the journeys are tried: the first window of WebKitGTK on a cold machine may not open. */
const webkitTries = 2;

const usage = `npm run e2e:all -- [--only firefox|webkit] [FILE …]
  Without --only, all three browsers. FILE narrows down the tests in Chromium and Firefox.`;

const { values, positionals } = readArguments(
  { options: { only: { type: 'string' } }, allowPositionals: true },
  usage,
);
const { only } = values;
if (only && !['firefox', 'webkit'].includes(only)) refuse(usage);

async function playwright(): Promise<Tally> {
  rmSync(report, { force: true });
  mkdirSync('test-results/reports', { recursive: true });
  const projects = only ? ['--project=firefox*'] : [];
  const args = ['test', '--reporter=list,json', ...projects, ...positionals];
  await run(packageFile('@playwright/test/cli.js', ...args), {
    env: {
      FIREFOX: findFirefox(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...(only ? { E2E_WORKERS: process.env.E2E_WORKERS ?? firefoxWorkers } : {}),
    },
    show: true,
  });
  return playwrightTally(report);
}

async function webkit(): Promise<Tally> {
  for (let attempt = 1; ; attempt += 1) {
    const { output } = await run(typescript('scripts/webkit/webkit.ts'));
    console.log(output);
    const tally = webkitTally(output);
    if (tally.failed === 0 || attempt === webkitTries) return tally;
    console.log('WebKit: trying once more …');
  }
}

await Promise.all([ensureTestChromium(), ensureTestSite()]).catch((error: Error) => {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exit(1);
});
await ensureOtherBrowsers();

const unproven: string[] = [];
const tallies: Tally[] = [];
if (only !== 'webkit') {
  if (!findFirefox()) unproven.push('Firefox');
  if (findFirefox() || !only) tallies.push(await playwright());
}
if (only !== 'firefox') {
  if (webkitIsInstalled()) tallies.push(await webkit());
  else unproven.push('WebKitGTK');
}

for (const browser of unproven) {
  console.log(`\n!!! NOT TESTED in ${browser}: it was not found and could not be installed. !!!\n`);
}
const { passed, failed } = sum(tallies);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

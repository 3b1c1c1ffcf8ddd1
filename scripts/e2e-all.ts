/**
 * `npm run e2e:all`: the whole suite in Chromium and Firefox, then the essential journeys in
 * WebKitGTK, against the site in `out/`. Its last line is `N passed, N failed`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { ensureOtherBrowsers, findFirefox } from './run/browsers';
import { ensureChromium } from './run/chromium';
import { packageFile, run, typescript } from './run/command';
import { playwrightTally } from './run/results';
import { sum } from './run/steps';

const REPORT = 'test-results/reports/all-browsers.json';

async function prepare(): Promise<string> {
  try {
    const chrome = await ensureChromium();
    await ensureOtherBrowsers();
    return chrome;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.log('0 passed, 1 failed');
    process.exit(1);
  }
}

const chrome = await prepare();
rmSync(REPORT, { force: true });
mkdirSync('test-results/reports', { recursive: true });
const args = ['test', '--reporter=list,json', ...process.argv.slice(2)];
await run(packageFile('@playwright/test/cli.js', ...args), {
  env: { CHROME: chrome, FIREFOX: findFirefox(), PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
  show: true,
});
const webkit = await run(typescript('scripts/webkit.ts'));
console.log(webkit.output);
const [, good = '0', bad = '1'] = /WebKit: (\d+) passed, (\d+) failed/.exec(webkit.output) ?? [];
const { passed, failed } = sum([
  playwrightTally(REPORT),
  { passed: Number(good), failed: Number(bad) },
]);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

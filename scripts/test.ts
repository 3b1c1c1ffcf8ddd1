/**
 * `npm test`: static checks, Jest, the build, its budgets, and Playwright against the built site.
 * Its last line is `N passed, N failed`, the sum of all of them.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { npmScript, packageFile, run } from './run/command';
import { ensureTestChromium, findTestChromium } from './run/chromium';
import { jestTally, playwrightTally } from './run/results';
import { checkSteps, runStep, runSteps, sum, type Tally } from './run/steps';

const reports = 'test-results/reports';
const jestReport = `${reports}/jest.json`;
const playwrightReport = `${reports}/playwright.json`;

const started = performance.now();
const elapsed = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
const tallies: Tally[] = [];

function finish(): void {
  const { passed, failed } = sum(tallies);
  console.log(`\nFinished after ${elapsed()}.`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

async function unitTests(): Promise<Tally> {
  const args = ['--json', `--outputFile=${jestReport}`, '--silent'];
  const { code, output, seconds } = await run(packageFile('jest/bin/jest.js', ...args));
  if (code !== 0) console.log(output);
  const tally = jestTally(jestReport);
  console.log(`Jest: ${tally.passed} passed, ${tally.failed} failed in ${seconds.toFixed(1)} s`);
  return tally;
}

async function browserTests(): Promise<Tally> {
  const { seconds } = await run(npmScript('e2e', '--reporter=list,json'), {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
    show: true,
  });
  const tally = playwrightTally(playwrightReport);
  console.log(
    `Playwright: ${tally.passed} passed, ${tally.failed} failed in ${seconds.toFixed(1)} s`,
  );
  return tally;
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const chrome = await ensureTestChromium().catch((error: Error) => {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exit(1);
});
console.log(`Browser: ${chrome}, for most tests ${findTestChromium() ?? 'its headless shell'}`);
console.log('\nChecks');
tallies.push(await runSteps(checkSteps, 2));

console.log('\nUnit tests');
tallies.push(await unitTests());

console.log('\nBuild');
const env = { NEXT_PUBLIC_CONTACT_ENDPOINT: '/enquiries', TYPES_CHECKED: 'true' };
const build = await runStep({ name: 'build', command: npmScript('build'), env });
tallies.push(build);
if (build.failed === 0) {
  tallies.push(await runStep({ name: 'budgets', command: npmScript('budgets') }));
  console.log('\nBrowser tests');
  tallies.push(await browserTests());
}
finish();

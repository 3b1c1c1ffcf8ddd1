/**
 * `npm test`: build, checks and Jest side by side, then Playwright against the built site.
 * Its last line is `N passed, N failed`, the sum of all of them.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { ensureTestChromium, findChromium, findTestChromium } from '../run/chromium';
import { npmScript, packageFile, run } from '../run/command';
import { jestTally, playwrightTally } from './results';
import { testEndpoint } from './site';
import { checkSteps, runSteps, sum, type Step, type Tally } from './steps';
import { readArguments } from '../run/arguments';

readArguments({}, 'Usage: npm test');

const reports = 'test-results/reports';
const jestReport = `${reports}/jest.json`;
const playwrightReport = `${reports}/playwright.json`;
const started = performance.now();

async function browserTests(): Promise<Tally> {
  if (!existsSync('out/index.html')) return { passed: 0, failed: 1 };
  await run(npmScript('e2e', '--reporter=list,json'), {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
    show: true,
  });
  return playwrightTally(playwrightReport);
}

const steps: Step[] = [
  {
    name: 'build and types',
    command: npmScript('build'),
    env: { NEXT_PUBLIC_CONTACT_ENDPOINT: testEndpoint },
  },
  {
    name: 'Jest',
    command: packageFile(
      'jest/bin/jest.js',
      '--maxWorkers=2',
      '--json',
      `--outputFile=${jestReport}`,
      '--silent',
    ),
    tally: () => jestTally(jestReport),
  },
  // The build checks types.
  ...checkSteps.filter(({ name }) => name !== 'types'),
];

/** Finds a browser or installs one; says why there is none. */
async function hasBrowser(): Promise<boolean> {
  try {
    await ensureTestChromium();
    console.log(
      `Browser: ${findTestChromium() ?? 'Playwright’s headless shell'}, ${findChromium()}`,
    );
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

/** A browser that cannot be had counts as one failure. */
async function allTests(): Promise<Tally> {
  // A download goes on beside the steps.
  const [checked, canGoOn] = await Promise.all([runSteps(steps), hasBrowser()]);
  if (!canGoOn) return sum([checked, { passed: 0, failed: 1 }]);
  console.log(`\nBrowser tests, after ${seconds()} s`);
  return sum([checked, await browserTests()]);
}

const seconds = () => ((performance.now() - started) / 1000).toFixed(0);

rmSync(reports, { recursive: true, force: true });
rmSync('out', { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const { passed, failed } = await allTests();
console.log(`\nFinished after ${seconds()} s.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

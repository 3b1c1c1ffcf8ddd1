/**
 * `npm test`: build, checks and Jest side by side, then Playwright against the built site.
 * Its last line is `N passed, N failed`, the sum of all of them.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { readArguments } from '../run/arguments';
import { ensureTestChromium, findChromium, findTestChromium } from '../run/chromium';
import { npmCommand, packageCommand } from '../run/command';
import { runPlaywright } from './playwright';
import { testBuildEnv } from './site';
import { checkSteps, runSteps, sum, type Step, type Tally } from './steps';

readArguments({}, 'Usage: npm test');

const reports = 'test-results/reports';
const jestReport = `${reports}/jest.json`;
const started = performance.now();
const seconds = () => ((performance.now() - started) / 1000).toFixed(0);
const oneFailure: Tally = { passed: 0, failed: 1 };

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

/** A test file that could not even start counts as one failure. */
function jestTally(): Tally {
  if (!existsSync(jestReport)) return oneFailure;
  const report = JSON.parse(readFileSync(jestReport, 'utf8')) as JestReport;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed };
}

const jest = ['--maxWorkers=2', '--json', `--outputFile=${jestReport}`, '--silent'];
const steps: Step[] = [
  { name: 'build and types', command: npmCommand('build'), env: testBuildEnv },
  { name: 'Jest', command: packageCommand('jest/bin/jest.js', ...jest), tally: jestTally },
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

/** A browser or a site that cannot be had counts as one failure. */
async function allTests(): Promise<Tally> {
  // A download goes on beside the steps.
  const [checked, canGoOn] = await Promise.all([runSteps(steps), hasBrowser()]);
  if (!canGoOn || !existsSync('out/index.html')) return sum([checked, oneFailure]);
  console.log(`\nBrowser tests, after ${seconds()} s`);
  return sum([checked, await runPlaywright([])]);
}

rmSync(reports, { recursive: true, force: true });
rmSync('out', { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const { passed, failed } = await allTests();
console.log(`\nFinished after ${seconds()} s.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

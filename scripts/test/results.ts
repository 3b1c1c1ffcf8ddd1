/** Reads how many tests passed and failed from the reports of Jest, Playwright and WebKit. */
import { existsSync, readFileSync } from 'node:fs';
import type { Tally } from './steps';

const noReport: Tally = { passed: 0, failed: 1 };

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

/** A test file that could not even start counts as one failure. */
export function jestTally(file: string): Tally {
  const report = read<JestReport>(file);
  if (!report) return noReport;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

interface PlaywrightReport {
  errors: unknown[];
  stats: { expected: number; unexpected: number; flaky: number };
}

/** A test that passed on a second try has passed; the list reporter names it as flaky. */
export function playwrightTally(file: string): Tally {
  const report = read<PlaywrightReport>(file);
  if (!report) return noReport;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length };
}

/** Reads the last line of `npm run e2e:webkit`. A run that ended without one has failed. */
export function webkitTally(output: string): Tally {
  const found = /WebKit: (\d+) passed, (\d+) failed/.exec(output);
  return found ? { passed: Number(found[1]), failed: Number(found[2]) } : noReport;
}

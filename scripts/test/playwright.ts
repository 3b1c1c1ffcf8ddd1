import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { packageCommand, run } from '../run/command';
import type { Tally } from './steps';

interface PlaywrightReport {
  errors: unknown[];
  stats: { expected: number; unexpected: number; flaky: number };
}

/**
 * Runs Playwright and shows what it says. A test that passed on a second try has passed; the list names it as flaky.
 * A run without a report has failed.
 */
export async function runPlaywright(
  args: readonly string[],
  env: Record<string, string | undefined> = {},
): Promise<Tally> {
  const report = resolve(`test-results/reports/playwright-${process.pid}.json`);
  const command = packageCommand(
    '@playwright/test/cli.js',
    'test',
    '--reporter=list,json',
    ...args,
  );
  await run(command, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }, show: true });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { errors, stats } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
  rmSync(report);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** Runs named steps, a few at a time, and prints the result of each. */
import { readFileSync } from 'node:fs';
import { npmCommand, run, type Command } from '../run/command';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export interface Step {
  readonly name: string;
  readonly command: Command;
  readonly env?: Record<string, string | undefined>;
  /** Counts its tests; a step without this counts as one test. */
  readonly tally?: () => Tally;
  /** Its output is shown even if it passes. */
  readonly alwaysShowsOutput?: boolean;
}

/** All tallies added up. */
export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** One step for each script of package.json whose name starts with `check:`. */
export const checkSteps: readonly Step[] = Object.keys(scripts)
  .filter((name) => name.startsWith('check:'))
  .map((name) => ({ name: name.slice('check:'.length), command: npmCommand(name) }));

/** Runs one step silently; its output is shown when it fails, or has something to tell. */
async function runStep({ name, command, env, tally, alwaysShowsOutput }: Step): Promise<Tally> {
  const { code, output, seconds } = await run(command, { env });
  const passed = code === 0;
  const counts = tally?.() ?? { passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
  const tests = tally ? `  ${counts.passed} passed, ${counts.failed} failed` : '';
  console.log(
    `${passed ? '✓' : '✗'} ${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s${tests}`,
  );
  if (output && (!passed || alwaysShowsOutput))
    console.log(output.trimEnd().replace(/^/gm, '    '));
  return counts;
}

/** Runs steps in their order, `atOnce` of them at a time: one more than the cores it is measured on, as some wait. */
export async function runSteps(steps: readonly Step[], atOnce = 3): Promise<Tally> {
  const waiting = [...steps];
  const tallies: Tally[] = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      tallies.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return sum(tallies);
}

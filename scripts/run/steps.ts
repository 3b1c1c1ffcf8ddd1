/** Runs named steps, a few at a time, and says how each went. */
import { readFileSync } from 'node:fs';
import { npmScript, run, type Command } from './command';

export interface Step {
  name: string;
  command: Command;
  env?: Record<string, string | undefined>;
}

export interface Tally {
  passed: number;
  failed: number;
}

/** All tallies added up. */
export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

const scripts = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts,
);

/** One step for each script of package.json whose name starts with `check:`. */
export const checkSteps: Step[] = scripts
  .filter((name) => name.startsWith('check:'))
  .map((name) => ({ name: name.slice('check:'.length), command: npmScript(name) }));

/** Runs one step silently; its output is shown only when it fails. */
export async function runStep({ name, command, env }: Step): Promise<Tally> {
  const { code, output, seconds } = await run(command, { env });
  const passed = code === 0;
  console.log(`${passed ? '✓' : '✗'} ${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s`);
  if (!passed) console.log(output.trimEnd().replace(/^/gm, '    '));
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs steps with at most `atOnce` of them at the same time. */
export async function runSteps(steps: Step[], atOnce: number): Promise<Tally> {
  const waiting = [...steps];
  const tallies: Tally[] = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      tallies.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return sum(tallies);
}

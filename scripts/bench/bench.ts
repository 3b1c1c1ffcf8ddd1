/** `npm run bench`: Lighthouse on a phone over HTTP/2, for every route, beside the budgets. */
import { existsSync } from 'node:fs';
import { exportedRoutes } from '../../hosting/routes';
import { readArguments } from '../run/arguments';
import { ensureChromium } from '../run/chromium';
import { npmCommand, run } from '../run/command';
import { requireBuild } from '../run/preview';
import { exitWithError } from '../run/exit-with-error';
import { testBuildEnv } from '../test/site';
import { medians, runLighthouse, type Run } from './lighthouse';
import { limitsOf, maxBlocking } from './limits';
import { serveSecurely } from './serve';

const usage = `npm run bench -- [options] [ROUTE …]
  Builds the site, measures each ROUTE (all), prints medians; exits with 1 over a budget.
  --runs 5       how often each route is measured
  --slowdown 4   how many times slower than this machine the simulated phone is; Lighthouse means its 4
                 for a machine of 1500 to 2000 by its own measure (printed), and 2 for one of 1000
  --no-build     measure out/ as it is
  --against DIR  measure out/ and another export in turn, home alone unless a ROUTE is named`;

const { values, positionals } = readArguments(
  {
    options: {
      runs: { type: 'string', default: '5' },
      slowdown: { type: 'string', default: '4' },
      'no-build': { type: 'boolean' },
      against: { type: 'string' },
    },
    allowPositionals: true,
  },
  usage,
);
const [runs, slowdown] = [Number(values.runs), Number(values.slowdown)];
if (!Number.isInteger(runs) || runs < 1)
  exitWithError(`--runs must be a whole number from 1\n${usage}`);
if (!(slowdown >= 1)) exitWithError(`--slowdown must be a number from 1\n${usage}`);

if (!values['no-build'] && !values.against) {
  const build = await run(npmCommand('build'), { env: testBuildEnv });
  if (build.code !== 0) exitWithError(build.output);
}
requireBuild();
const { against } = values;
if (against && !existsSync(`${against}/index.html`))
  exitWithError(`There is no export in ${against}: name a copy of out/.`);

const roots = ['out', ...(against ? [against] : [])];
const servers = await Promise.all(roots.map(serveSecurely)).catch(exitWithError);
const executablePath = await ensureChromium().catch(exitWithError);

/** Measures a route in every export in turn, so that all meet the same machine. Resolves to the runs of each. */
async function measure(route: string): Promise<Run[][]> {
  const results: Run[][] = roots.map(() => []);
  for (let round = 1; round <= runs; round += 1) {
    for (const [index, { port }] of servers.entries()) {
      const visit = { executablePath, port, route, slowdown };
      results[index]?.push(await runLighthouse(visit).catch(exitWithError));
    }
    const last = results.map((list) => list.at(-1)?.figures);
    const told = last.map(
      (run) => `LCP ${run?.largestPaint.toFixed(0)} TBT ${run?.blocking.toFixed(0)}`,
    );
    console.log(`  ${round}: ${told.join('   |   ')}`);
  }
  return results;
}

type Figures = Run['figures'];

interface Row {
  readonly name: string;
  readonly limit: string;
  readonly show: (run: Figures) => string;
  readonly isOver: (run: Figures) => boolean;
}

function rowsOf(route: string): Row[] {
  const limits = limitsOf(route);
  const scores = (run: Figures) => [run.performance, run.accessibility, run.bestPractices, run.seo];
  const row = (name: string, figure: keyof Figures, digits: number, limit = Infinity): Row => ({
    name,
    limit: limit < Infinity ? `≤ ${limit}` : '',
    show: (run) => run[figure].toFixed(digits),
    isOver: (run) => Number(run[figure].toFixed(digits)) > limit,
  });
  return [
    {
      name: 'scores',
      limit: '100 each',
      show: (run) => scores(run).join(' '),
      isOver: (run) => scores(run).some((score) => score < 100),
    },
    row('FCP ms', 'firstPaint', 0),
    row('LCP ms', 'largestPaint', 0, limits.largestPaint),
    row('TBT ms', 'blocking', 0, maxBlocking),
    row('CLS', 'shift', 3, 0),
    row('scripts KiB', 'script', 1, limits.script),
    row('total KiB', 'total', 1, limits.total),
    row('requests', 'requests', 0),
  ];
}

let over = 0;
for (const route of positionals.length > 0 ? positionals : against ? ['/'] : exportedRoutes()) {
  console.log(`\n${route}`);
  const results = await measure(route);
  const columns = results.map(medians);
  const machines = columns.map(({ machine }) => machine).join(' and ');
  console.log(`  medians of ${runs}, machine ${machines}, phone ${slowdown}× slower`);
  console.log(`  ${''.padEnd(28)}${roots.map((root) => root.padEnd(24)).join('')}`);
  for (const { name, limit, show, isOver } of rowsOf(route)) {
    const cells = columns.map((run) => `${show(run)}${isOver(run) ? ' OVER' : ''}`.padEnd(24));
    console.log(`  ${name.padEnd(14)}${limit.padEnd(14)}${cells.join('')}`);
    over += columns.slice(0, 1).filter(isOver).length;
  }
  const lost = new Set(results.flat().flatMap((run) => run.lost));
  if (lost.size > 0) console.log(`  points lost at ${[...lost].join(', ')}`);
}
servers.forEach(({ stop }) => stop());
console.log(over > 0 ? `\n${over} over budget` : '\nAll within budget');
process.exitCode = over > 0 && !against ? 1 : 0;

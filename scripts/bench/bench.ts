/** `npm run bench`: Lighthouse on a phone over HTTP/2, for every route, beside the budgets. */
import { existsSync } from 'node:fs';
import { brand } from '../../content/brand';
import { exportedRoutes } from '../../hosting/routes';
import { readArguments } from '../run/arguments';
import { ensureChromium } from '../run/chromium';
import { npmScript, run } from '../run/command';
import { forTestBuild } from '../test/site';
import { requireBuild } from '../run/preview';
import { refuse } from '../run/refuse';
import { medianRun, runLighthouse, type Run } from './lighthouse';
import { limitsOf, mostBlocking } from './limits';
import { serveSecurely } from './serve';

const help = `npm run bench -- [options] [ROUTE …]
  Builds the site, measures each ROUTE (all), prints medians; exits with 1 over a budget.
  --runs 5       how often each route is measured
  --slowdown 4   how many times slower than this machine the phone is taken to be; Lighthouse means its 4
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
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  },
  help,
);
if (values.help) {
  console.log(help);
  process.exit(0);
}
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) refuse(`--runs must be a whole number from 1\n${help}`);
const slowdown = Number(values.slowdown);
if (!(slowdown >= 1)) refuse(`--slowdown must be a number from 1\n${help}`);

type Row = readonly [name: string, value: string, limit: string, isOver: boolean];

const kib = (bytes: number): number => Number((bytes / 1024).toFixed(1));
const scoresOf = (run: Run) => [run.performance, run.accessibility, run.bestPractices, run.seo];

function rows(route: string, result: Run): Row[] {
  const limits = limitsOf(route);
  const most = (name: string, value: number, limit: number): Row => [
    name,
    String(value),
    `≤ ${limit}`,
    value > limit,
  ];
  const scores = scoresOf(result);
  return [
    ['scores', scores.join(' '), '100 100 100 100', scores.some((score) => score < 100)],
    most('LCP ms', Math.round(result.largestPaint), limits.largestPaint),
    most('TBT ms', Math.round(result.blocking), mostBlocking),
    ['CLS', result.shift.toFixed(3), '0.000', Number(result.shift.toFixed(3)) > 0],
    most('scripts KiB', kib(result.script), limits.script),
    most('total KiB', kib(result.total), limits.total),
  ];
}

const executablePath = await ensureChromium().catch(refuse);
const phone = { executablePath, host: new URL(brand.siteUrl).host, slowdown };

/** Prints the medians of a route. Resolves to how many are over budget. */
async function measure(port: number, route: string): Promise<number> {
  const results: Run[] = [];
  while (results.length < runs)
    results.push(await runLighthouse({ ...phone, port, route }).catch(refuse));
  const result = medianRun(results);
  const table = rows(route, result);
  console.log(
    `\n${route}  (median of ${runs}, ${result.requests} requests, machine ${result.machine}, phone ${slowdown}× slower)`,
  );
  for (const [name, value, limit, isOver] of table)
    console.log(
      `  ${name.padEnd(14)}${value.padEnd(18)}${limit.padEnd(18)}${isOver ? 'OVER' : 'ok'}`,
    );
  if (result.lost.length > 0) console.log(`  points lost at ${result.lost.join(', ')}`);
  return table.filter(([, , , isOver]) => isOver).length;
}

/** Measures two exports in turn, so that both meet the same machine, and prints their medians. */
async function compare(ports: readonly number[], names: readonly string[], route: string) {
  const results: Run[][] = ports.map(() => []);
  for (let round = 1; round <= runs; round += 1) {
    for (const [index, port] of ports.entries())
      results[index]?.push(await runLighthouse({ ...phone, port, route }).catch(refuse));
    const last = results.map((list) => list.at(-1));
    console.log(
      `  ${round}: ${last.map((run) => `LCP ${run?.largestPaint.toFixed(0)} TBT ${run?.blocking.toFixed(0)}`).join('   |   ')}`,
    );
  }
  console.log(`\n${route}  (median of ${runs} each, in turn)`);
  for (const [index, list] of results.entries()) {
    const run = medianRun(list);
    const [fcp, lcp, tbt] = [run.firstPaint, run.largestPaint, run.blocking].map(Math.round);
    console.log(
      `  ${names[index]}: scores ${scoresOf(run).join(' ')}  FCP ${fcp}  LCP ${lcp}  TBT ${tbt}  CLS ${run.shift.toFixed(3)}` +
        `  scripts ${kib(run.script)} KiB  total ${kib(run.total)} KiB  requests ${run.requests}  machine ${run.machine}`,
    );
  }
}

if (!values['no-build'] && !values.against) {
  const build = await run(npmScript('build'), { env: forTestBuild });
  if (build.code !== 0) refuse(build.output);
}
requireBuild();
if (values.against && !existsSync(`${values.against}/index.html`))
  refuse(`There is no export in ${values.against}: name a copy of out/.`);
if (values.against) {
  const roots = ['out', values.against];
  const servers = await Promise.all(roots.map(serveSecurely)).catch(refuse);
  const ports = servers.map(({ port }) => port);
  for (const route of positionals.length > 0 ? positionals : ['/'])
    await compare(ports, roots, route);
  servers.forEach(({ stop }) => stop());
} else {
  const server = await serveSecurely('out').catch(refuse);
  let over = 0;
  for (const route of positionals.length > 0 ? positionals : exportedRoutes())
    over += await measure(server.port, route);
  server.stop();
  console.log(over > 0 ? `\n${over} over budget` : '\nAll within budget');
  process.exitCode = over > 0 ? 1 : 0;
}

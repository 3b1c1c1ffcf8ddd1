/**
 * `npm run bench`: builds, serves over HTTP/2 with brotli, runs Lighthouse's mobile test on every
 * route and prints the medians beside their limits. Exits with 1 if one is over.
 * `-- --runs 1` for a quick look (5), `-- --no-build` to keep `out/`, `-- / /cookies` for some routes.
 */
import { brand } from '../content/brand';
import { exportedRoutes } from '../hosting/routes';
import { readArguments } from './run/arguments';
import { ensureChromium } from './run/chromium';
import { npmScript, run } from './run/command';
import { requireBuild } from './run/preview';
import { refuse } from './run/refuse';
import { medianRun, runLighthouse, type Run } from './speed/lighthouse';
import { kib, limitsOf } from './speed/limits';
import { serveSecurely } from './speed/serve';

const { values, positionals } = readArguments(
  {
    options: { runs: { type: 'string', default: '5' }, 'no-build': { type: 'boolean' } },
    allowPositionals: true,
  },
  'Usage: npm run bench [-- --runs 5 --no-build ROUTE …]',
);
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1)
  refuse(`--runs must be a whole number from 1, and is “${values.runs}”`);

/** Ms as seconds to a tenth. */
const tenths = (ms: number): string => (ms / 1000).toFixed(1);

type Row = { name: string; value: string; limit: string; over: boolean };

function rows(route: string, result: Run): Row[] {
  const limits = limitsOf(route);
  const most = (name: string, value: number, limit: number, shown: string): Row => ({
    name,
    value: shown,
    limit: `≤ ${limit}`,
    over: value > limit,
  });
  const scores = [result.performance, result.accessibility, result.bestPractices, result.seo];
  return [
    {
      name: 'scores',
      value: scores.join(' '),
      limit: '100 100 100 100',
      over: scores.some((score) => score < 100),
    },
    {
      // In tenths of a second, as Lighthouse shows it and as the limits were written.
      name: 'LCP s',
      value: `${tenths(result.largestPaint)} (${result.largestPaint.toFixed(0)} ms)`,
      limit: `≤ ${tenths(limits.largestPaint)}`,
      over: Number(tenths(result.largestPaint)) > Number(tenths(limits.largestPaint)),
    },
    most('TBT ms', result.blocking, limits.blocking, result.blocking.toFixed(0)),
    {
      name: '  by own clock',
      value: result.ownBlocking.toFixed(0),
      limit: 'the machine apart',
      over: false,
    },
    most('CLS', Number(result.shift.toFixed(3)), 0, result.shift.toFixed(3)),
    most('JavaScript KiB', result.script / 1024, limits.script, kib(result.script)),
    most('total KiB', result.total / 1024, limits.total, kib(result.total)),
    most('requests', result.requests, limits.requests, String(result.requests)),
  ];
}

if (!values['no-build']) {
  const env = { NEXT_PUBLIC_CONTACT_ENDPOINT: '/enquiries' };
  const build = await run(npmScript('build'), { env });
  if (build.code !== 0) refuse(build.output);
}
requireBuild();
const chrome = await ensureChromium();
const { host } = new URL(brand.siteUrl);
const server = await serveSecurely('out');
let over = 0;
try {
  for (const route of positionals.length > 0 ? positionals : exportedRoutes()) {
    const results: Run[] = [];
    while (results.length < runs)
      results.push(await runLighthouse(chrome, host, server.port, route));
    const result = medianRun(results);
    const machine = `machine at ${result.machine.toFixed(0)} by Lighthouse's index`;
    console.log(`\n${route}  (median of ${runs}; ${machine})`);
    for (const { name, value, limit, over: isOver } of rows(route, result)) {
      over += isOver ? 1 : 0;
      console.log(
        `  ${name.padEnd(16)}${value.padEnd(18)}${limit.padEnd(18)}${isOver ? 'OVER' : 'ok'}`,
      );
    }
    if (result.lost.length > 0) console.log(`  points lost at ${result.lost.join(', ')}`);
  }
} finally {
  server.stop();
}
console.log(over > 0 ? `\n${over} over budget` : '\nAll within budget');
process.exitCode = over > 0 ? 1 : 0;

import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { languages } from '../../content/languages';
import { routeIds, routeIn, routes } from '../../content/routes';
import { quietFlags } from '../run/chromium';
import { run } from '../run/command';
import { freePort } from '../run/port';

/** What is measured of a page, by Lighthouse: scores of 100, times in ms, bytes as sent. */
type Figure =
  | 'performance'
  | 'accessibility'
  | 'bestPractices'
  | 'seo'
  | 'firstPaint'
  | 'largestPaint'
  | 'blocking'
  | 'shift'
  | 'script'
  | 'total'
  | 'requests'
  /** How fast this machine was, by Lighthouse's own measure. */
  | 'machine';

/** What one Lighthouse run measured, and the ids of audits that cost points. */
export type Run = Readonly<Record<Figure, number>> & { readonly lost: readonly string[] };

/** What is read of Lighthouse's report. */
interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<
    Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<
    Record<
      string,
      { score: number | null; numericValue?: number; details?: { items?: readonly Request[] } }
    >
  >;
}

/** A line of its table of requests. */
interface Request {
  readonly resourceType?: string;
  /** Bytes as sent. */
  readonly transferSize?: number;
}

/** Routes that search engines are told to leave out, which Lighthouse takes for an oversight. */
const unlisted = languages.flatMap((each) =>
  routeIds.filter((id) => !routes[id].indexed).map((id) => routeIn(each, id)),
);

/** The middle value; of an even number the lower of the two. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN;
}

/** The median of each figure over several runs, and every audit that cost a point in any. */
export function medianRun(runs: readonly Run[]): Run {
  const lost = [...new Set(runs.flatMap((run) => run.lost))];
  const [first] = runs;
  if (!first) throw new Error('There is no run.');
  const names = Object.keys(first).filter((name) => name !== 'lost') as Figure[];
  const medians = names.map((name) => [name, median(runs.map((run) => run[name]))]);
  return { ...first, ...(Object.fromEntries(medians) as Record<Figure, number>), lost };
}

function summarise({ environment, categories, audits }: Report): Run {
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const bytes = (list: readonly Request[]) =>
    list.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    script: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    total: bytes(requests),
    requests: requests.length,
    machine: environment.benchmarkIndex,
    lost: Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    ),
  };
}

/** The program that `npm run bench` installs beside this file. */
const program = 'scripts/bench/node_modules/lighthouse/cli/index.js';
const reportFile = 'test-results/lighthouse.json';

/** Runs Lighthouse's mobile test, simulated throttling, in a browser that listens on a port. */
async function report(url: string, options: readonly string[]): Promise<Report> {
  mkdirSync(dirname(reportFile), { recursive: true });
  rmSync(reportFile, { force: true });
  const { output } = await run({
    program: process.execPath,
    args: [program, url, '--output=json', `--output-path=${reportFile}`, '--quiet', ...options],
  });
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
  } catch {
    throw new Error(`Lighthouse left no report. ${output}`);
  }
}

/** Lighthouse now and then misses the start of its own trace. */
const attempts = 3;

interface Visit {
  /** The browser's program. */
  readonly executablePath: string;
  /** The site's own host name, which the browser finds at `port` of this machine. */
  readonly host: string;
  readonly port: number;
  /** As in `/termsOfUse`. */
  readonly route: string;
  /** How many times slower than this machine the phone is taken to be. */
  readonly slowdown: number;
}

/** Measures one page in a browser of its own. Throws if no attempt brought a report. */
export async function runLighthouse(visit: Visit): Promise<Run> {
  const { executablePath, host, port, route, slowdown } = visit;
  const options = [`--throttling.cpuSlowdownMultiplier=${slowdown}`];
  if (unlisted.includes(route)) options.push('--skip-audits=is-crawlable');
  let complaint = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const debugging = await freePort();
    const browser = await chromium.launch({
      executablePath,
      args: [
        ...quietFlags,
        `--remote-debugging-port=${debugging}`,
        '--ignore-certificate-errors',
        `--host-resolver-rules=MAP ${host}:443 127.0.0.1:${port}`,
      ],
    });
    try {
      const result = await report(`https://${host}${route}`, [...options, `--port=${debugging}`]);
      if (!result.runtimeError) return summarise(result);
      complaint = result.runtimeError.message;
    } finally {
      await browser.close();
    }
  }
  throw new Error(`${route}: ${complaint}`);
}

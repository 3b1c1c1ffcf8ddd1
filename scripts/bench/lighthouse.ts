import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { brand } from '../../content/brand';
import { languages } from '../../content/languages';
import { routeIds, routeIn, routes } from '../../content/routes';
import { quietFlags } from '../run/chromium';
import { run } from '../run/command';

/** What is read of Lighthouse's report. Its own types are only there once `npm run bench` has installed it. */
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

/** A line of its table of requests; the size in bytes as sent. */
interface Request {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

/** One run: scores of 100, times in ms, sizes in KiB as sent; and the ids of audits that cost points. */
export type Run = ReturnType<typeof summarise>;

function summarise({ environment, categories, audits }: Report) {
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const kib = (list: readonly Request[]) =>
    list.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024;
  return {
    figures: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      script: kib(requests.filter(({ resourceType }) => resourceType === 'Script')),
      total: kib(requests),
      requests: requests.length,
      /** How fast this machine was, by Lighthouse's own measure. */
      machine: environment.benchmarkIndex,
    },
    lost: Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    ),
  };
}

/** The median of each figure; of an even number of runs the lower of the two in the middle. */
export function medians(runs: readonly Run[]): Run['figures'] {
  const names = Object.keys(runs[0]?.figures ?? {}) as (keyof Run['figures'])[];
  const median = (name: keyof Run['figures']) =>
    runs.map(({ figures }) => figures[name]).sort((one, other) => one - other)[
      Math.floor((runs.length - 1) / 2)
    ];
  return Object.fromEntries(names.map((name) => [name, median(name)])) as Run['figures'];
}

/** The program that `npm run bench` installs beside this file. */
const program = 'scripts/bench/node_modules/lighthouse/cli/index.js';
const reportFile = 'test-results/lighthouse.json';
const { host } = new URL(brand.siteUrl);

/** Routes that search engines are told to leave out, which Lighthouse takes for an oversight. */
const unlisted = languages.flatMap((each) =>
  routeIds.filter((id) => !routes[id].indexed).map((id) => routeIn(each, id)),
);

interface Visit {
  /** The browser's program. */
  readonly executablePath: string;
  /** Where the export is served; the browser finds it under the site's own name. */
  readonly port: number;
  /** As in `/termsOfUse`. */
  readonly route: string;
  /** How many times slower than this machine the simulated phone is. */
  readonly slowdown: number;
}

/** Lighthouse now and then misses the start of its own trace. */
const attempts = 3;

/** Measures one page by Lighthouse's mobile test, with simulated throttling. Throws if no attempt brought a report. */
export async function runLighthouse(visit: Visit): Promise<Run> {
  const { executablePath, port, route, slowdown } = visit;
  const flags = [
    ...quietFlags,
    '--headless',
    '--no-sandbox',
    '--ignore-certificate-errors',
    `--host-resolver-rules="MAP ${host}:443 127.0.0.1:${port}"`,
  ];
  const args = [
    ...[program, `https://${host}${route}`, '--quiet', `--chrome-flags=${flags.join(' ')}`],
    ...['--output=json', `--output-path=${reportFile}`],
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    ...(unlisted.includes(route) ? ['--skip-audits=is-crawlable'] : []),
  ];
  mkdirSync(dirname(reportFile), { recursive: true });
  let complaint = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    rmSync(reportFile, { force: true });
    const env = { CHROME_PATH: executablePath };
    const { output } = await run({ program: process.execPath, args }, { env });
    try {
      const report = JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
      if (!report.runtimeError) return summarise(report);
      complaint = report.runtimeError.message;
    } catch {
      complaint = `Lighthouse left no report. ${output}`;
    }
  }
  throw new Error(`${route}: ${complaint}`);
}

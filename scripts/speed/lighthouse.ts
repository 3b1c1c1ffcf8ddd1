import { constants, setPriority } from 'node:os';
import { chromium } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import { routes } from '../../content/routes';
import { quietFlags } from '../run/chromium';
import { freePort } from '../run/port';
import { ownBlocking } from './own-blocking';

/** One Lighthouse run of one page. */
export type Run = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds. */
  largestPaint: number;
  blocking: number;
  /** The same by the thread's own clock: what is the page's, and not this machine's. */
  ownBlocking: number;
  shift: number;
  /** Bytes before any interaction, headers included. */
  script: number;
  total: number;
  requests: number;
  /** How fast this machine was just then, by Lighthouse's own index: a good laptop has 1500 to 2000. */
  machine: number;
  /** Names of audits that cost points. */
  lost: string[];
};

type Measured = Exclude<keyof Run, 'lost'>;

const settings: Flags = { output: 'json', logLevel: 'silent', throttlingMethod: 'simulate' };

/** Routes that search engines are told to leave out, which Lighthouse would take for an oversight. */
const keptFromSearch: ReadonlySet<string> = new Set(
  Object.values(routes)
    .filter(({ indexed }) => !indexed)
    .map(({ path }) => path),
);

/** The middle value; of an even number the lower of the two. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? NaN;
}

/** The median of each figure over several runs, and every audit that cost a point in any. */
export function medianRun(runs: readonly Run[]): Run {
  const [first] = runs;
  if (!first) throw new Error('no run to take the median of');
  const names = Object.keys(first).filter((name): name is Measured => name !== 'lost');
  const figures = names.map((name) => [name, median(runs.map((run) => run[name]))]);
  return {
    ...first,
    ...Object.fromEntries(figures),
    lost: [...new Set(runs.flatMap(({ lost }) => lost))],
  };
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function lostAudits({ categories, audits }: Report): string[] {
  return Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
}

function summarise(report: Report, own: number): Run {
  const score = (id: string) => Math.round((report.categories[id]?.score ?? 0) * 100);
  const value = (id: string) => report.audits[id]?.numericValue ?? NaN;
  const details = report.audits['network-requests']?.details;
  const items = details?.type === 'table' ? details.items : [];
  const sum = (list: typeof items) =>
    list.reduce((bytes, { transferSize }) => bytes + Number(transferSize ?? 0), 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    ownBlocking: own,
    shift: value('cumulative-layout-shift'),
    script: sum(items.filter(({ url }) => String(url).endsWith('.js'))),
    total: sum(items),
    requests: items.length,
    machine: report.environment.benchmarkIndex,
    lost: lostAudits(report),
  };
}

/**
 * Sets whether this process, which holds Lighthouse and the server, stands back behind the browser it measures: on
 * two cores its own work would otherwise lengthen the page's tasks. Browsers started meanwhile inherit it. Where
 * the system forbids to take it back all of them are equal again, as without it.
 */
function standBack(isBack: boolean): void {
  const { PRIORITY_LOW, PRIORITY_NORMAL } = constants.priority;
  try {
    setPriority(isBack ? PRIORITY_LOW : PRIORITY_NORMAL);
  } catch {
    return;
  }
}

/** Lighthouse 12.8 with Chromium 156 now and then misses the start of its own trace. */
const attempts = 3;

/**
 * Runs Lighthouse's mobile test, simulated throttling, in a browser of its own.
 * @param host the site's own host name, which this browser finds at `port` of this machine
 * @throws if no attempt brought a report
 */
export async function runLighthouse(
  executablePath: string,
  host: string,
  port: number,
  route: string,
): Promise<Run> {
  const flags = keptFromSearch.has(route)
    ? { ...settings, skipAudits: ['is-crawlable'] }
    : settings;
  let complaint = 'no report';
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
    standBack(true);
    try {
      const address = `https://${host}${route}`;
      const result = await lighthouse(address, { ...flags, port: debugging });
      if (result && !result.lhr.runtimeError) {
        return summarise(result.lhr, ownBlocking(result.artifacts.Trace.traceEvents, address));
      }
      complaint = result?.lhr.runtimeError?.message ?? complaint;
    } finally {
      standBack(false);
      await browser.close();
    }
  }
  throw new Error(`${route}: ${complaint}`);
}

/**
 * `npm run budgets`: loads every route of the built site as a phone would and counts bytes and
 * requests before any interaction and after scrolling to the end. Exits with 1 over budget, naming
 * what weighs most. `npm run budgets -- --list` names every request.
 */
import { chromium } from '@playwright/test';
import { exportedRoutes } from '../hosting/routes';
import { readArguments } from './run/arguments';
import { ensureChromium, quietFlags } from './run/chromium';
import { startPreview } from './run/preview';
import { kib, limitsOf } from './speed/limits';
import { bytesOf, measureTraffic, type Request, type Traffic } from './speed/traffic';

const { values: options } = readArguments(
  { options: { list: { type: 'boolean' } } },
  'Usage: npm run budgets [-- --list]',
);

function verdicts(route: string, { beforeInteraction, afterScroll, earlyScripts }: Traffic) {
  const limits = limitsOf(route);
  const counts: [name: string, value: number, limit: number][] = [
    ['JavaScript KiB', bytesOf(beforeInteraction, 'Script') / 1024, limits.script],
    ['total KiB', bytesOf(beforeInteraction) / 1024, limits.total],
    ['requests', beforeInteraction.length, limits.requests],
    ['scripts before the first paint', earlyScripts.length, 0],
  ];
  if (limits.scrolled) counts.push(['scrolled KiB', bytesOf(afterScroll) / 1024, limits.scrolled]);
  return counts;
}

function listing(requests: readonly Request[], most: number): string {
  return [...requests]
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, most)
    .map(
      ({ method, path, kind, bytes }) =>
        `    ${kib(bytes).padStart(8)}  ${kind.padEnd(10)} ${method === 'GET' ? '' : `${method} `}${path}`,
    )
    .join('\n');
}

const executablePath = await ensureChromium();
const preview = await startPreview();
const browser = await chromium.launch({ executablePath, args: quietFlags });
let failures = 0;
try {
  for (const route of exportedRoutes()) {
    const traffic = await measureTraffic(browser, preview.url + route);
    const counts = verdicts(route, traffic);
    const over = counts.filter(([, value, limit]) => value > limit);
    failures += over.length;
    const summary = counts.map(
      ([name, value, limit]) =>
        `${name} ${Number.isInteger(value) ? value : value.toFixed(1)}/${limit}${value > limit ? ' OVER' : ''}`,
    );
    console.log(`${over.length > 0 ? '✗' : '✓'} ${route.padEnd(20)} ${summary.join('  ')}`);
    if (options.list) console.log(listing(traffic.afterScroll, Infinity));
    else if (over.length > 0) console.log(listing(traffic.beforeInteraction, 12));
  }
} finally {
  await browser.close();
  preview.stop();
}
process.exitCode = failures > 0 ? 1 : 0;

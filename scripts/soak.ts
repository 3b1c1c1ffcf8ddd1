/**
 * `npm run soak`: half an hour of visits in one tab, scrolling, moving between routes, opening and
 * closing everything. Fails if memory, nodes or listeners grow or if the console complains.
 * `npm run soak -- --minutes 5` for a shorter one. Needs a build.
 */
import { chromium } from '@playwright/test';
import { readArguments } from './run/arguments';
import { ensureChromium, testFlags } from './run/chromium';
import { startPreview } from './run/preview';
import { refuse } from './run/refuse';
import { confirmedAge } from './run/visitor';
import { growth, openMeter, type Reading } from './soak/meter';
import { visit } from './soak/visit';

const { values } = readArguments(
  { options: { minutes: { type: 'string', default: '30' } } },
  'Usage: npm run soak [-- --minutes 30]',
);
const minutes = Number(values.minutes);
if (!(minutes > 0)) refuse(`--minutes must be a number, and is “${values.minutes}”`);
const end = performance.now() + minutes * 60_000;

const executablePath = await ensureChromium();
const preview = await startPreview();
const browser = await chromium.launch({
  executablePath,
  args: [...testFlags, '--js-flags=--expose-gc'],
});
const context = await browser.newContext({
  viewport: { width: 1440, height: 900 },
  baseURL: preview.url,
  storageState: confirmedAge(preview.url),
});
const page = await context.newPage();
const complaints: string[] = [];
page.on('pageerror', ({ message }) => complaints.push(message));
page.on('console', (message) => {
  if (message.type() === 'error') complaints.push(message.text());
});

const readings: Reading[] = [];
try {
  await page.goto('/');
  await page.locator('body.intro-done').waitFor();
  const read = await openMeter(page);
  do {
    await visit(page);
    const reading = await read();
    readings.push(reading);
    const { heap, nodes, listeners } = reading;
    console.log(
      `visit ${readings.length}: ${heap.toFixed(1)} MB, ${nodes} nodes, ${listeners} listeners`,
    );
  } while (performance.now() < end);
} finally {
  await browser.close();
  preview.stop();
}

const problems = [...growth(readings), ...new Set(complaints)];
for (const problem of problems) console.error(problem);
console.log(problems.length > 0 ? 'Something grows: see above.' : 'Nothing grows.');
process.exitCode = problems.length > 0 ? 1 : 0;

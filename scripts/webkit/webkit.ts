/** `npm run e2e:webkit`: the essential journeys in WebKitGTK, on a desktop and a narrow window. */
import { startPreview } from '../run/preview';
import { refuse } from '../run/refuse';
import { journeys } from './journeys';
import { openSession, webkitIsInstalled } from './session';
import { Visitor } from './visitor';
import { readArguments } from '../run/arguments';

readArguments({}, 'Usage: npm run e2e:webkit');

const windows = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'narrow', width: 447, height: 844 },
];

if (!webkitIsInstalled()) {
  refuse('WebKitGTK is needed; on Debian: apt-get install webkit2gtk-driver xvfb');
}
const preview = await startPreview();

/** Tries every journey in a window of its own. Resolves to how many of them ended well. */
async function travel({ name: size, width, height }: (typeof windows)[number]): Promise<number> {
  const session = await openSession();
  let passed = 0;
  try {
    await session.driver.manage().window().setRect({ width, height });
    const visitor = new Visitor(session.driver, preview.url);
    for (const { name, run } of journeys) {
      const started = performance.now();
      try {
        await run(visitor);
        passed += 1;
        console.log(`✓ [${size}] ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
      } catch (error) {
        console.log(`✗ [${size}] ${name}\n    ${error instanceof Error ? error.message : error}`);
      }
    }
  } finally {
    await session.stop();
  }
  return passed;
}

const results = await Promise.allSettled(windows.map(travel));
preview.stop();
for (const result of results) if (result.status === 'rejected') console.log(result.reason);
const passed = results.reduce(
  (sum, result) => sum + (result.status === 'fulfilled' ? result.value : 0),
  0,
);
const failed = windows.length * journeys.length - passed;
console.log(`WebKit: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

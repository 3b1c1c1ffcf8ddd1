/**
 * `npm run test:lists`: the browser tests of shops and lots, against an export with sample lists, which takes a build of its
 * own. `-- --built` takes the one that is there; other arguments go to Playwright.
 */
import { ensureTestChromium } from './run/chromium';
import { npmCommand, packageCommand, run } from './run/command';
import { exitWithError } from './run/exit-with-error';

const env = { SAMPLE_LISTS: 'yes', NEXT_PUBLIC_CONTACT_ENDPOINT: '/enquiries' };
const given = process.argv.slice(2);
const isBuilt = given.includes('--built');

await ensureTestChromium().catch(exitWithError);
if (!isBuilt) {
  const build = await run(npmCommand('build'), { env });
  if (build.code !== 0) exitWithError(`${build.output}\nThe build failed: see its message above.`);
}
const config = ['--config', 'e2e/lists/playwright.config.ts'];
const rest = given.filter((each) => each !== '--built');
const tests = packageCommand('@playwright/test/cli.js', 'test', ...config, ...rest);
const { code } = await run(tests, { env, show: true });
process.exitCode = code;

/** `npm run e2e`: the browser tests in Chromium, against the site in `out/`. Arguments go to Playwright. */
import { ensureTestChromium } from '../run/chromium';
import { packageCommand, run } from '../run/command';
import { exitWithError } from '../run/exit-with-error';
import { ensureTestSite } from './site';

await Promise.all([ensureTestChromium(), ensureTestSite()]).catch(exitWithError);
const tests = packageCommand('@playwright/test/cli.js', 'test', ...process.argv.slice(2));
const { code } = await run(tests, { show: true });
process.exitCode = code;

/** `npm run e2e`: the browser tests in Chromium, against the site in `out/`. Arguments go to Playwright. */
import { ensureTestChromium } from '../run/chromium';
import { packageFile, run } from '../run/command';
import { refuse } from '../run/refuse';
import { ensureTestSite } from './site';

await Promise.all([ensureTestChromium(), ensureTestSite()]).catch(refuse);
const tests = packageFile('@playwright/test/cli.js', 'test', ...process.argv.slice(2));
const { code } = await run(tests, { show: true });
process.exitCode = code;

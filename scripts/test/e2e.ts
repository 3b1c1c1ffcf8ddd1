/** `npm run e2e`: the browser tests in Chromium, against the site in `out/`. Arguments go to Playwright. */
import { ensureTestChromium } from '../run/chromium';
import { packageFile, run } from '../run/command';
import { refuse } from '../run/refuse';
import { ensureTestSite } from './site';

await Promise.all([ensureTestChromium(), ensureTestSite()]).catch(refuse);
const { code } = await run(
  packageFile('@playwright/test/cli.js', 'test', ...process.argv.slice(2)),
  {
    show: true,
  },
);
process.exitCode = code;

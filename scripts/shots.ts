/** `npm run shots`: pictures of every route, into `shots/`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { exportedRoutes } from '../hosting/routes';
import { storageKeys } from '../lib/storage';
import { readArguments } from './run/arguments';
import { ensureChromium, quietFlags } from './run/chromium';
import { startPreview } from './run/preview';
import { exitWithError } from './run/exit-with-error';
import { ageConfirmedState } from './run/storage-state';

const help = `npm run shots -- [options]   (needs a build; look through shots/index.html)
  --widths 390,1440   only these widths (390,768,1024,1440,1920)
  --forms calm        only these forms (normal,calm,scriptless)
  --routes /,/logo    only these routes (all)
  --height 900        height of the window; 390 with --widths 844 is a phone on its side`;

const { values } = readArguments(
  {
    options: {
      widths: { type: 'string', default: '390,768,1024,1440,1920' },
      forms: { type: 'string', default: 'normal,calm,scriptless' },
      routes: { type: 'string' },
      height: { type: 'string', default: '900' },
    },
  },
  help,
);
const widths = values.widths.split(',').map(Number);
const height = Number(values.height);
const forms = values.forms.split(',');
if (![...widths, height].every((value) => value > 0))
  exitWithError(`Sizes are in pixels.\n${help}`);
if (!forms.every((form) => ['normal', 'calm', 'scriptless'].includes(form)))
  exitWithError(`There is no such form: ${values.forms}\n${help}`);

const folder = 'shots';
const jpeg = { type: 'jpeg', quality: 82 } as const;
const titles = new Map<string, string[]>();

/** Notes a picture for the index, and returns where to write it. */
function fileFor(route: string, form: string, width: number): string {
  const name = route === '/' ? 'home' : route.replace(/[^\w-]+/g, '');
  const file = `${form}/${name}-${width}.jpg`;
  const title = `${route} · ${form}`;
  titles.set(title, [...(titles.get(title) ?? []), file]);
  return path.join(folder, file);
}

/** Scrolls through the page, so that all has come into view, and waits until nothing moves. */
async function settle(page: Page): Promise<void> {
  await page.locator('body.intro-done').waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.7) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    // `decode` would wait for ever for a lazy picture that is out of sight.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  // Until all that the scroll set in motion is at rest, scrubbed scenes included.
  await page.waitForTimeout(1_300);
  await page.evaluate(() => {
    const endings = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(endings.map(({ finished }) => finished)).then(() => undefined);
  });
}

async function shoot(route: string, form: string, width: number): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: form === 'normal' ? 'no-preference' : 'reduce',
    javaScriptEnabled: form !== 'scriptless',
    hasTouch: width < 768,
    storageState: ageConfirmedState(preview.url),
  });
  // The invitation appears at 15 s and would cover part of the page.
  await context.addInitScript(
    (key) => sessionStorage.setItem(key, 'dismissed'),
    storageKeys.invitation,
  );
  const page = await context.newPage();
  await page.goto(preview.url + route);
  if (form !== 'scriptless') await settle(page);
  await page.screenshot({ path: fileFor(route, form, width), ...jpeg, fullPage: true });
  await context.close();
}

/** One row for each route and form, one picture for each width. */
function indexPage(): string {
  const rows = [...titles].map(([title, files]) => {
    const pictures = files.map(
      (file) => `<a href="${file}"><img loading="lazy" src="${file}" alt=""><br>${file}</a>`,
    );
    return `<h2>${title}</h2><div>${pictures.join('')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Screenshots</title>
<style>body{font:14px system-ui;margin:24px;background:#222;color:#eee}
div{display:flex;gap:16px;overflow-x:auto;align-items:start}img{height:420px}a{color:inherit}</style>
${rows.join('\n')}
`;
}

const executablePath = await ensureChromium().catch(exitWithError);
const preview = await startPreview();
const browser = await chromium.launch({ executablePath, args: quietFlags });
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const width of widths) {
  for (const form of forms)
    for (const route of values.routes?.split(',') ?? [...exportedRoutes(), '/404'])
      await shoot(route, form, width);
  console.log(`${width} px done`);
}
await browser.close();
preview.stop();
writeFileSync(path.join(folder, 'index.html'), indexPage());
console.log(`Look through them in ${folder}/index.html`);

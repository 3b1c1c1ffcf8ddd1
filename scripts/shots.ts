/**
 * `npm run shots`: pictures of every route and of each section of the home page, at five widths,
 * in three forms, into `shots/`; look through them in `shots/index.html`. Needs a build.
 * `npm run shots -- --help` lists how to take fewer.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { exportedRoutes } from '../hosting/routes';
import { ensureChromium, quietFlags } from './run/chromium';
import { startPreview } from './run/preview';
import { comeToRest, openPage, settle } from './shots/camera';
import { writeIndex, type Shot } from './shots/index-page';
import { readOptions, type Form } from './shots/options';

const folder = 'shots';
/** More than the header's bar is high, in px. */
const barRoom = 120;
const options = readOptions();
const executablePath = await ensureChromium();
const preview = await startPreview();
const browser = await chromium.launch({
  executablePath,
  args: quietFlags,
});
const shots: Shot[] = [];

function add(subject: string, form: string, width: number): string {
  const name = subject === '/' ? 'home' : subject.replace(/[^\w-]+/g, '');
  const file = `${form}/${name}-${width}.jpg`;
  shots.push({ subject, form, width, file });
  mkdirSync(path.join(folder, form), { recursive: true });
  return path.join(folder, file);
}

async function sections(page: Page, form: Form, width: number): Promise<void> {
  const parts = page.locator(
    'main section[id], main > section, main [id="colletions"] > *, footer',
  );
  for (const [index, part] of (await parts.all()).entries()) {
    const id = await part.evaluate(
      (element) =>
        element.id ||
        element.getAttribute('aria-label') ||
        element.getAttribute('aria-labelledby')?.replace('-heading', '') ||
        element.className.split('_')[0] ||
        element.tagName.toLowerCase(),
    );
    const { height } = (await part.boundingBox()) ?? { height: 0 };
    if (height < 40) continue;
    // Taller than what it shows, and than the bar above it: what has not come into view has not entered.
    const tall = id === 'home' ? 0 : Math.ceil(height) + barRoom;
    await page.setViewportSize({ width, height: Math.max(options.height, tall) });
    await part.scrollIntoViewIfNeeded();
    if (form === 'normal') await comeToRest(page);
    await part.screenshot({
      path: add(`section ${index} ${id}`, form, width),
      type: 'jpeg',
      quality: 82,
    });
  }
}

async function shoot(route: string, form: Form, width: number): Promise<void> {
  const page = await openPage(browser, preview.url, { width, height: options.height, form });
  await page.goto(preview.url + route, { waitUntil: 'load' });
  await settle(page, form);
  if (form !== 'scriptless') await comeToRest(page);
  if (!options.sectionsOnly) {
    const file = add(route, form, width);
    await page.screenshot({ path: file, type: 'jpeg', quality: 82, fullPage: true });
  }
  if (route === '/') await sections(page, form, width);
  await page.context().close();
}

async function shootGate(width: number): Promise<void> {
  const view = { width, height: options.height, form: 'calm', verified: false } as const;
  const page = await openPage(browser, preview.url, view);
  await page.goto(preview.url);
  await page.getByRole('dialog', { name: 'Welcome' }).waitFor({ timeout: 15_000 });
  await page.screenshot({ path: add('age gate', 'calm', width), type: 'jpeg', quality: 82 });
  await page.context().close();
}

rmSync(folder, { recursive: true, force: true });
const chosen = options.routes ?? (options.sectionsOnly ? ['/'] : [...exportedRoutes(), '/404']);
try {
  for (const width of options.widths) {
    for (const form of options.forms) {
      for (const route of chosen) await shoot(route, form, width);
    }
    if (options.gate) await shootGate(width);
    console.log(`${width} px done, ${shots.length} pictures`);
  }
} finally {
  await browser.close();
  preview.stop();
}
writeIndex(path.join(folder, 'index.html'), shots);
console.log(`Look through them in ${folder}/index.html`);

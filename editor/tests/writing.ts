/** A page with only the rich text editor, and steps for its tests. */
import { expect, test as base, type Page } from '@playwright/test';
import { build } from 'esbuild';

const address = 'http://writing.test';

/** The rich text editor, bundled once for all tests. */
const bundled = build({
  entryPoints: { page: 'editor/tests/writing-page.tsx' },
  bundle: true,
  format: 'esm',
  outdir: '/',
  write: false,
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  alias: { '@codemirror/language-data': './editor/writing/no-languages.ts' },
}).then(
  ({ outputFiles }) =>
    new Map(outputFiles.map(({ path, contents }) => [path, Buffer.from(contents)])),
);

const document = `<!doctype html><html lang="en"><title>Writing</title><link rel="stylesheet" href="/page.css"><body><header><h1>Writing</h1></header><script type="module" src="/page.js"></script></body></html>`;

export const test = base.extend<{ writing: Page }>({
  writing: async ({ page }, provide) => {
    const files = await bundled;
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route(`${address}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const body = files.get(pathname);
      if (pathname === '/favicon.ico' || pathname.endsWith('.svg'))
        return route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        });
      return route.fulfill({
        contentType: body
          ? pathname.endsWith('.css')
            ? 'text/css'
            : 'text/javascript'
          : 'text/html',
        headers: { 'Content-Security-Policy': "default-src 'self'" },
        body: body ?? document,
      });
    });
    await page.goto(address);
    await page.waitForFunction(() => 'lab' in window);
    await provide(page);
    expect(errors).toEqual([]);
  },
});

export const text = (page: Page) => page.getByRole('textbox', { name: 'The text' });
export const value = (page: Page) => page.evaluate(() => window.lab.value);
export const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export async function show(
  page: Page,
  shown: string | readonly string[],
  kind: 'legal' | 'page' = 'page',
) {
  await page.evaluate(([given, as]) => window.lab.show(given, as), [shown, kind] as const);
  await expect(text(page)).toBeVisible();
}

/** Puts the cursor before some words, or at a character in them. */
export async function clickAt(page: Page, words: string, at = 0) {
  const show = () =>
    page.evaluate(([sentence, letter]) => window.lab.shows?.showWord(sentence, letter), [
      words,
      at,
    ] as const);
  await expect.poll(show).toBe(true);
}

/** Types or pastes into a line of its own between two others. Returns the resulting text. */
export async function insertBetween(page: Page, act: () => Promise<unknown>) {
  await show(page, 'Start.\n\nEnd.\n');
  await clickAt(page, 'Start.', 'Start.'.length);
  await page.keyboard.press('Enter');
  await act();
  const written = String(await value(page));
  expect(written).toMatch(/^Start\.\n\n[^]*\n\nEnd\.\n$/);
  return written.slice('Start.\n\n'.length, -'\n\nEnd.\n'.length);
}

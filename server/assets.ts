import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { Hono } from 'hono';
import { colour } from '@/styles/tokens/colour';
import { cssName } from '@/styles/tokens/css-name';

const sheet = resolve('server/enquiries/page.css');

/** The site's colours as custom properties: the page is built by the server, not by Next. */
const properties = Object.entries(colour)
  .map(([name, { srgb }]) => `--${cssName(name)}:${srgb}`)
  .join(';');

/** The style sheet of the receiver's pages. */
export const pageStyles = async () => `:root{${properties}}\n${await readFile(sheet, 'utf8')}`;

/** The files of the fonts that it names. */
export const pageFonts = ['imbue.woff2', 'hanken-grotesk.woff2'].map((name) =>
  resolve('styles/fonts', name),
);

/** The style sheet and the fonts of the receiver's pages. */
export function pageAssets(): Hono {
  const app = new Hono().get('/page.css', async (c) =>
    c.body(await pageStyles(), 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  for (const font of pageFonts) {
    app.get(`/${basename(font)}`, async (c) =>
      c.body(await readFile(font), 200, { 'Content-Type': 'font/woff2' }),
    );
  }
  return app;
}

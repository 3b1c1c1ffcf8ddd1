import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Hono } from 'hono';
import { colour } from '@/styles/tokens/colour';
import { cssName } from '@/styles/tokens/css-name';

const sheet = resolve('server/enquiries/page.css');
const fonts = resolve('styles/fonts');

/** The site's colours as custom properties: the page is built by the server, not by Next. */
const properties = Object.entries(colour)
  .map(([name, { srgb }]) => `--${cssName(name)}:${srgb}`)
  .join(';');

/** The style sheet and the fonts of the receiver's pages. */
export function pageAssets(): Hono {
  return new Hono()
    .get('/page.css', async (c) =>
      c.body(`:root{${properties}}\n${await readFile(sheet, 'utf8')}`, 200, {
        'Content-Type': 'text/css; charset=utf-8',
      }),
    )
    .get('/:font{(?:imbue|hanken-grotesk)\\.woff2}', async (c) =>
      c.body(await readFile(resolve(fonts, c.req.param('font'))), 200, {
        'Content-Type': 'font/woff2',
      }),
    );
}

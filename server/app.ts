import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { basename, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { colour } from '@/styles/tokens/colour';
import { cssName } from '@/styles/tokens/css-name';
import { receiver, thanksPath, type ReceiverOptions } from './enquiries/receiver';
import { addressOf, serveSite } from './site';

/** The site's colours as custom properties: the page is built by the server, not by Next. */
const properties = Object.entries(colour)
  .map(([name, { srgb }]) => `--${cssName(name)}:${srgb}`)
  .join(';');

export const pageStyles = async () =>
  `:root{${properties}}\n${await readFile('server/enquiries/page.css', 'utf8')}`;

/** The files of the fonts that it names. */
export const pageFonts = ['imbue.woff2', 'hanken-grotesk.woff2'].map((name) =>
  resolve('styles/fonts', name),
);

/** The receiver of enquiries, with the style sheet and the fonts of its pages. */
export function receiverApp(options: ReceiverOptions): Hono {
  const files = new Hono().get('/page.css', async (c) =>
    c.body(await pageStyles(), 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  for (const font of pageFonts) {
    files.get(`/${basename(font)}`, async (c) =>
      c.body(await readFile(font), 200, { 'Content-Type': 'font/woff2' }),
    );
  }
  return new Hono().route(options.path, files).route(options.path, receiver(options));
}

/** The whole server: the receiver of enquiries, and the export in `root` for every other address. */
export function createApp(root: string, options: ReceiverOptions): RequestListener {
  const { path } = options;
  const receivers = [
    path,
    path + thanksPath,
    ...['page.css', ...pageFonts].map((file) => `${path}/${basename(file)}`),
  ];
  const receive = getRequestListener(receiverApp(options).fetch);
  const serve = serveSite(root);
  return (request, response) => {
    const isReceivers = receivers.includes(addressOf(request).pathname);
    void (isReceivers ? receive : serve)(request, response);
  };
}

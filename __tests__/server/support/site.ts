import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Hono } from 'hono';
import { site } from '@/server/static/site';

export const page = (name: string) => `<!doctype html><title>${name}</title>${name.repeat(200)}`;

const files: Record<string, string> = {
  'index.html': page('home'),
  '404.html': page('lost'),
  '_not-found.html': page('stray'),
  'termsOfUse.html': page('terms'),
  'termsOfUse.txt': 'payload',
  'termsOfUse/__next._tree.txt': 'tree',
  'docs/index.html': page('docs'),
  'añejo.html': page('anejo'),
  '_next/static/chunks/abc.js': 'export {}',
  'images/leaf.avif': '0123456789',
};

/** A small export in a folder of its own, and the server of it, called without a network. */
export interface TestSite {
  readonly root: string;
  readonly app: Hono;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  remove(): Promise<void>;
}

export async function makeSite(): Promise<TestSite> {
  const root = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  await writeFile(join(root, 'docs/index.html.br'), brotliCompressSync('made by the build'));
  const app = site(root);
  return {
    root,
    app,
    get: async (path, headers = {}) => app.request(path, { headers }),
    remove: () => rm(root, { recursive: true }),
  };
}

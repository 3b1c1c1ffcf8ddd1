import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportedRoutes, fileOf, isPublished, routeOf } from '@/hosting/routes';

it('finds every page of an export, in folders too, but not the 404 pages', () => {
  const root = mkdtempSync(join(tmpdir(), 'export-'));
  for (const folder of ['visit', 'es']) mkdirSync(join(root, folder));
  const files = [
    'index.html',
    'termsOfUse.html',
    'visit/us.html',
    '404.html',
    'es.html',
    'es/404.html',
    'robots.txt',
  ];
  for (const file of files) writeFileSync(join(root, file), '');
  expect(exportedRoutes(root)).toEqual(['/', '/es', '/termsOfUse', '/visit/us']);
  rmSync(root, { recursive: true });
});

it.each(['/', '/termsOfUse', '/visit/us'])('leads from %s to its file and back', (route) => {
  expect(routeOf(fileOf(route).slice(1))).toBe(route);
});

it('takes nothing of `public` for a page', () => {
  expect(isPublished('favicon.ico')).toBe(true);
  expect(isPublished('cookies.html')).toBe(false);
});

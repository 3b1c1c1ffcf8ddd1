import { readFileSync } from 'node:fs';
import { projectFiles } from '@/scripts/check/files';

// `npm run check:unused` covers only TypeScript.
const sheets = projectFiles('.scss')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const named = (pattern: RegExp) => new Set([...sheets.matchAll(pattern)].map(([, name]) => name));

it.each([
  ['mixin', /@mixin ([\w-]+)/g, /@include (?:[\w-]+\.)?([\w-]+)/g],
  ['variable', /^\$([\w-]+):/gm, /(?<!^)\$([\w-]+)/gm],
])('keeps no %s that no sheet uses', (_, definition, use) => {
  const defined = named(definition);
  const used = named(use);
  expect(defined.size).toBeGreaterThan(0);
  expect([...defined].filter((name) => !used.has(name))).toEqual([]);
});

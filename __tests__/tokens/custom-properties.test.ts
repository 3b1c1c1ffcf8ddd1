import { compileString } from 'sass';
import { projectFiles } from '@/scripts/check/files';

const loadPaths = [process.cwd(), 'styles/languages/en'];
const tokens =
  "@use 'styles/tokens/generated' as tokens;\n:root { @include tokens.custom-properties; }";

/** Names of custom properties in a pattern's place, each once. */
const named = (css: string, pattern: RegExp) =>
  new Set([...css.matchAll(pattern)].map(([, name]) => name));

const compiled = (scss: string) => compileString(scss, { loadPaths }).css;

/** All sheets at once: what they share is read once. */
const sheets = compiled(
  projectFiles('.scss')
    .filter((file) => !/(?:^|\/)_[^/]*$/.test(file))
    .map((file, index) => `@use '${file}' as sheet-${index};`)
    .join('\n'),
);
const sent = named(compiled(tokens), /(--[\w-]+):/g);
const used = named(sheets, /var\((--[\w-]+)/g);
const declared = named(sheets, /(--[\w-]+)(?::| \{)/g);

it('sends no token that no sheet uses: scripts/tokens.ts lists those in forScripts', () => {
  expect([...sent].filter((name) => !used.has(name))).toEqual([]);
});

it('has no rule for elements around the root: a mixin for `html` belongs inside the selector, not around it', () => {
  const selectors = [...sheets.matchAll(/[^{}]+(?=\{)/g)].map(([selector]) => selector.trim());
  expect(
    selectors.filter((selector) => /[\w\])][ >+~]+(?::global\()?html\b/.test(selector)),
  ).toEqual([]);
});

it('uses nothing that is declared nowhere, unless it says what stands in', () => {
  // These two come with the fonts: styles/fonts.
  const known = new Set([...declared, '--font-display', '--font-text']);
  const needed = [...named(sheets, /var\((--[\w-]+)\)/g)];
  expect(needed.filter((name) => !known.has(name))).toEqual([]);
});

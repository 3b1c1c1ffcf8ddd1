import path from 'node:path';
import { compileString } from 'sass';
import { below } from '@/lib/media/below';
import { flatWindowMedia } from '@/lib/media/flat-window';

it.each(['phone', 'narrow'] as const)('is the condition that the mixin “%s” writes', (name) => {
  const sheet = `@use 'styles/mixins' as *;\n@include ${name} { a { top: 0; } }`;
  const { css } = compileString(sheet, { loadPaths: [path.resolve('.')] });
  expect(css).toContain(`@media ${below(name)} {`);
});

it('is, for flat windows of desktops, the condition of the mixin', () => {
  const sheet = `@use 'styles/mixins' as *;\n@include desktop-flat-or-landscape-phone { a { top: 0; } }`;
  const { css } = compileString(sheet, { loadPaths: [path.resolve('.')] });
  expect(css).toContain(`@media ${flatWindowMedia} {`);
});

import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { nameTables } from '@/content/schema/mdx-tables.mjs';

it('a table has nothing but its parts in it: React refuses line breaks there', async () => {
  const options = { remarkPlugins: [remarkGfm], rehypePlugins: [() => nameTables], jsx: true };
  const compiled = String(await compile('| Day |\n| --- |\n| Monday |\n', options));
  const [, inside] = /<Table[^>]*>([^]*)<\/Table>/.exec(compiled) ?? [];
  expect(inside).toMatch(/^<[^{}"]*>$/);
});

/** Typing and pasting on the writing surface, and what becomes of the file. */
import { readdirSync, readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { compile } from '@mdx-js/mdx';
import { expect } from '@playwright/test';
import remarkGfm from 'remark-gfm';
import { paste } from './steps';
import { between, clickAt, show, test, text, tool, value } from './writing';

const folders = ['legal/en', 'legal/es', 'texts/en', 'texts/es'].map((each) => `content/${each}`);
const bodyOf = (file: string) => readFileSync(file, 'utf8').replace(/^---\n[^]*?---\n/, '');

test('every text is opened untouched, and differs by a word where one is typed', async ({
  writing,
}) => {
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));
  expect(files.length).toBeGreaterThanOrEqual(16);
  for (const file of files) {
    const body = bodyOf(file);
    await show(writing, body, file.includes('legal') ? 'legal' : 'page');
    const blocks = text(writing).locator('p, li');
    const block = blocks.nth(Math.floor((await blocks.count()) / 2));
    // Words that stand in one piece, from the middle of it on.
    const words = await block.evaluate((each) => {
      const walker = window.document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
      let longest = '';
      while (walker.nextNode()) {
        const piece = walker.currentNode.textContent ?? '';
        if (piece.length > longest.length) longest = piece;
      }
      return longest.slice(longest.indexOf(' ', longest.length / 2) + 1);
    });
    expect(await writing.evaluate(() => window.lab.changes)).toBe(0);
    await clickAt(writing, words);
    await writing.keyboard.type('sésame ');
    await expect.poll(() => value(writing), file).not.toBe(body);
    const written = String(await value(writing));
    expect(written.replace('sésame ', ''), file).toBe(body);
    await expect(async () => {
      await tool(writing, 'Undo').click();
      expect(await value(writing), file).toBe(body);
    }).toPass();
  }
});

/** A line each. */
const typed = readFileSync('editor/tests/typed.txt', 'utf8').trim().split('\n');

test('what is typed is text, whatever signs it has', async ({ writing }) => {
  for (const each of typed) {
    const written = await between(writing, () => writing.keyboard.type(each));
    const compiled = String(await compile(written, { remarkPlugins: [remarkGfm], jsx: true }));
    // A line of its own is a paragraph, and nothing in it is an element but a link that shows its own words.
    expect(compiled, each).toContain('<_components.p>');
    expect(compiled, each).not.toMatch(/<_components\.(?!p>|a )/);
    await show(writing, `${written}\n`);
    expect((await text(writing).innerText()).trim(), each).toBe(each);
  }
});

test('what is pasted from Word is clean text of the same shape', async ({ writing }) => {
  const html = readFileSync('editor/tests/from-word.txt', 'utf8');
  const pasted = { 'text/html': html, 'text/plain': 'x' };
  expect(await between(writing, () => paste(text(writing), pasted))).toBe(`## New title

**What you send us.** We’ll keep it “safe” for 40 % of the time – no *longer*. See this and \\{company} \\<3.

- first point with **bold**;
- second point, a [link](https://example.com/x) and a file.

1. numbered

Colored ñandú 2 end.\\
Next line.

| Day | Hours                |
| --- | -------------------- |
| Mon | 10 to 6<br />by note |`);
  const address = 'Calle 1\nTequila\n\n„Jalisco“ <b>';
  expect(await between(writing, () => paste(text(writing), { 'text/plain': address }))).toBe(
    'Calle 1\\\nTequila\n\n“Jalisco” \\<b>',
  );
});

test('a word is bold, a link leads to a page, a new section is counted and links follow', async ({
  writing,
}) => {
  await show(
    writing,
    'See section <SectionLink to="three" />.\n\n## One\n\nWords here.\n\n## Three\n\nEnd.\n\n<Closing />\n\n## Thanks\n',
    'legal',
  );
  await expect(text(writing).getByText('2', { exact: true })).toBeVisible();
  await clickAt(writing, 'Words here.');
  await writing.keyboard.press('Shift+End');
  await tool(writing, 'Bold').click();
  await expect(tool(writing, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await clickAt(writing, 'Words here.', 'Words here.'.length);
  await tool(writing, 'Link …').click();
  await tool(writing, 'Cookies Policy').click();
  await writing.keyboard.press('Enter');
  await writing.keyboard.type('Two');
  await writing.getByLabel('What the line is').selectOption('Section');
  await expect(text(writing).getByText('3', { exact: true })).toBeVisible();
  await clickAt(writing, 'Three');
  await writing.keyboard.type('Number ');
  await expect
    .poll(() => value(writing))
    .toBe(
      'See section <SectionLink to="number-three" />.\n\n## One\n\n**Words here.**<PageLink to="cookies" />\n\n## Two\n\n## Number Three\n\nEnd.\n\n<Closing />\n\n## Thanks\n',
    );
});

test('what the surface does not show is kept: first numbers, sides of columns, points of several paragraphs', async ({
  writing,
}) => {
  const list = '3. three\n4. four';
  const points = '- one\n\n  still one\n- two';
  const table = (cell: string) => `| Day | Hours |\n| :-- | ----: |\n| ${cell} | 10 |`;
  await show(writing, `${list}\n\n${table('Mon')}\n\n${points}\n`);
  for (const words of ['four', 'Mon']) {
    await clickAt(writing, words);
    await writing.keyboard.type('X');
  }
  await expect(text(writing).getByText('still one')).toHaveAttribute('title', /kept as it is/);
  const written = String(await value(writing));
  expect(written.replace(/ +(?=\|)/g, ' ').replace(/--+/g, '--')).toBe(
    `3. three\n4. Xfour\n\n${table('XMon')}\n\n${points}\n`.replace(/--+/g, '--'),
  );
});

test('a word that is clicked on the page is in sight, the cursor at it and nothing selected', async ({
  writing,
}) => {
  const file = bodyOf('content/legal/en/privacy-policy.mdx');
  await show(writing, file, 'legal');
  const [sentence = ''] = /Questions are welcome[^\n<]*/.exec(file) ?? [];
  await clickAt(writing, sentence);
  await expect(text(writing).getByText('Questions are welcome')).toBeInViewport();
  expect(await writing.evaluate(() => String(window.getSelection()))).toBe('');
  await writing.keyboard.type('X');
  await expect.poll(() => value(writing)).toBe(file.replace(sentence, `X${sentence}`));
});

test('paragraphs of plain words keep their facts and nothing else', async ({ writing }) => {
  await show(writing, ['One {name}.', 'Two <3.']);
  await clickAt(writing, 'Two');
  await writing.keyboard.type('*Not* bold. ');
  await expect.poll(() => value(writing)).toEqual(['One {name}.', '*Not* bold. Two <3.']);
  await expect(tool(writing, 'Bold')).toBeHidden();
});

test('a text with a mistake is shown as its file has it, says where, and goes on once it is mended', async ({
  writing,
}) => {
  await show(writing, 'One.\n\nTwo { three.\n');
  await expect(text(writing)).toHaveAccessibleDescription(/Line 3, “Two { three\.”/);
  await text(writing).fill('One.\n\nTwo three.\n');
  await tool(writing, 'Write it as it looks').click();
  await expect(tool(writing, 'Bold')).toBeVisible();
});

test('keyboards leave it, and axe finds nothing', async ({ writing }) => {
  await show(
    writing,
    'Of {company}, <PageLink to="cookies" /> and {nothing}.\n\n## One\n\n- a\n\n| a | b |\n| - | - |\n| c | d |\n\n<FactSheet />\n\n<Picture name="door" alt="A door" />\n',
  );
  await clickAt(writing, 'Of');
  await writing.keyboard.press('Escape');
  await expect(text(writing)).not.toBeFocused();
  await clickAt(writing, 'One');
  await writing.keyboard.press('Shift+Tab');
  await expect(tool(writing, 'Redo')).toBeFocused();
  await tool(writing, 'Link …').click();
  await expect(writing.getByRole('dialog', { name: 'Link' })).toBeVisible();
  for (const closes of [false, true]) {
    const { violations } = await new AxeBuilder({ page: writing }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    if (!closes) await tool(writing, 'Cancel').click();
  }
});

/** Typing and pasting in the rich text editor, and the resulting text of the file. */
import { readdirSync, readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { compile } from '@mdx-js/mdx';
import { expect } from '@playwright/test';
import remarkGfm from 'remark-gfm';
import { paste } from './steps';
import { insertBetween, clickAt, show, test, text, tool, value } from './writing';

const folders = ['legal/en', 'legal/es', 'texts/en', 'texts/es'].map((each) => `content/${each}`);
const bodyOf = (file: string) => readFileSync(file, 'utf8').replace(/^---\n[^]*?---\n/, '');

test('opening a text changes nothing, and typing a word changes only that word', async ({
  writing,
}) => {
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`));
  expect(files.length).toBeGreaterThanOrEqual(16);
  for (const file of files) {
    const body = bodyOf(file);
    await show(writing, body, file.includes('legal') ? 'legal' : 'page');
    const blocks = text(writing).locator('p, li');
    const block = blocks.nth(Math.floor((await blocks.count()) / 2));
    // The second half of the longest text node.
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

/** One text on each line. */
const typed = readFileSync('editor/tests/typed.txt', 'utf8').trim().split('\n');

test('typed characters with a meaning in MDX stay plain text', async ({ writing }) => {
  for (const each of typed) {
    const written = await insertBetween(writing, () => writing.keyboard.type(each));
    const compiled = String(await compile(written, { remarkPlugins: [remarkGfm], jsx: true }));
    // A line of its own is a paragraph, and nothing in it is an element but a link that shows its own words.
    expect(compiled, each).toContain('<_components.p>');
    expect(compiled, each).not.toMatch(/<_components\.(?!p>|a )/);
    await show(writing, `${written}\n`);
    expect((await text(writing).innerText()).trim(), each).toBe(each);
  }
});

test('text pasted from Word keeps its structure and loses Word’s markup', async ({ writing }) => {
  const html = readFileSync('editor/tests/from-word.txt', 'utf8');
  const pasted = { 'text/html': html, 'text/plain': 'x' };
  expect(await insertBetween(writing, () => paste(text(writing), pasted))).toBe(`## New title

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
  expect(await insertBetween(writing, () => paste(text(writing), { 'text/plain': address }))).toBe(
    'Calle 1\\\nTequila\n\n“Jalisco” \\<b>',
  );
});

test('the tools make text bold, add a link and add a section, and references to sections are renumbered', async ({
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

test('start numbers, column alignment and list items of several paragraphs survive, though they are not shown', async ({
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

test('a word clicked in the preview is scrolled into view with the cursor before it and no selection', async ({
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

test('paragraphs without formatting keep facts in braces and escape nothing else', async ({
  writing,
}) => {
  await show(writing, ['One {name}.', 'Two <3.']);
  await clickAt(writing, 'Two');
  await writing.keyboard.type('*Not* bold. ');
  await expect.poll(() => value(writing)).toEqual(['One {name}.', '*Not* bold. Two <3.']);
  await expect(tool(writing, 'Bold')).toBeHidden();
});

test('a text with a syntax error is shown as source with the line of the error until it is corrected', async ({
  writing,
}) => {
  await show(writing, 'One.\n\nTwo { three.\n');
  await expect(text(writing)).toHaveAccessibleDescription(/Line 3, “Two { three\.”/);
  await text(writing).fill('One.\n\nTwo three.\n');
  await tool(writing, 'Write it as it looks').click();
  await expect(tool(writing, 'Bold')).toBeVisible();
});

test('the keyboard can leave the text, and axe reports no violations', async ({ writing }) => {
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

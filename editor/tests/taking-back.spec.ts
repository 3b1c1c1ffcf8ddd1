/** Restores and removes what `publishing.spec.ts` has published, and changes a legal text without publishing it. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { inCopy } from './project-copy';
import {
  formPane,
  git,
  formsList,
  openForm,
  paste,
  save,
  readSavedFile,
  sitePreview,
} from './steps';

test('an earlier tagline is compared with the current one in the history, and restored', async ({
  page,
}) => {
  await openForm(page, 'Opening');
  await formPane(page).getByRole('button', { name: 'History' }).click();
  const commits = formPane(page).getByRole('listitem');
  await expect(commits.filter({ hasText: 'A seventh serve for the summer' })).toContainText(
    'Tagline: “A legacy you can taste” is now “A legacy to taste slowly”',
  );
  const first = commits.filter({ hasText: 'Initial commit' });
  await expect(first).toContainText('An editor');
  await first.getByRole('button', { name: 'Its wording beside today’s' }).click();
  await expect(first.getByRole('region', { name: 'Tagline' })).toContainText(
    'A legacy you can taste',
  );
  await first.getByRole('button', { name: 'Put back as a draft' }).click();
  await expect(formPane(page).getByRole('textbox', { name: 'Tagline' })).toHaveValue(
    'A legacy you can taste',
  );
  await expect(formPane(page).getByText('Not yet saved')).toBeVisible();
  await expect(sitePreview(page).getByText('A legacy you can taste')).toBeVisible();
  await save(page);
  expect(readSavedFile('home/hero.json')).toContain('A legacy you can taste');
  expect(git('log', '-1', '--format=%s')).toBe('A seventh serve for the summer\n');
});

test('a text page is removed in every language, and its addresses redirect to another page', async ({
  page,
}) => {
  await page.goto('/edit');
  await formsList(page).getByRole('button', { name: 'Visits' }).click();
  await expect(formPane(page).getByLabel('Address')).toHaveValue('visit');
  await formPane(page).getByRole('button', { name: 'Take this page away' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take “Visits” away' });
  await dialog.getByRole('combobox').selectOption('is led to /faq');
  await dialog.getByRole('button', { name: 'Take it away' }).click();
  await expect(formsList(page).getByRole('button', { name: 'Visits' })).toBeHidden();
  expect(git('status', '--porcelain').split('\n')).toEqual(
    expect.arrayContaining([' D content/texts/en/visit.mdx', ' D content/texts/es/visit.mdx']),
  );
  await expect.poll(async () => (await page.request.get('/visit')).status()).toBe(404);
  const { list: addresses } = JSON.parse(readSavedFile('../../facts/redirects.json')) as {
    list: object[];
  };
  expect(addresses).toEqual([
    { from: '/visits', to: '/faq' },
    { from: '/visit', to: '/faq' },
  ]);
});

test('a section with bold text, a link and a paragraph from Word is added to a legal text, and sections are renumbered', async ({
  page,
}) => {
  await openForm(page, 'Privacy Policy');
  const text = formPane(page).getByRole('textbox', { name: 'Text' });
  const tool = (name: string) => formPane(page).getByRole('button', { name, exact: true });
  const { keyboard } = page;
  await text.getByText('Technical logs are deleted within').click();
  await keyboard.press('End');
  await keyboard.type(' See section ');
  await tool('Link …').click();
  const link = page.getByRole('dialog', { name: 'Link' });
  await link
    .locator('section', { hasText: 'A section of this text' })
    .getByRole('button', { name: '5. How we protect it' })
    .click();
  await expect(text.locator('.chip', { hasText: /^5$/ })).toBeVisible();
  await keyboard.press('Enter');
  await keyboard.type('How we answer');
  await formPane(page).getByLabel('What the line is').selectOption('Section');
  await expect(text.locator('.chip', { hasText: /^6$/ })).toBeVisible();
  await keyboard.press('Enter');
  await keyboard.type('We answer ');
  await keyboard.press('ControlOrMeta+b');
  await keyboard.type('everybody');
  await keyboard.press('ControlOrMeta+b');
  await keyboard.type(', as the ');
  await tool('Link …').click();
  await link.getByRole('button', { name: 'Cookies Policy', exact: true }).click();
  await keyboard.type(' says.');
  await keyboard.press('Enter');
  const [html = ''] =
    /<p class=MsoNormal><b[^]*?<\/p>/.exec(readFileSync('editor/tests/from-word.txt', 'utf8')) ??
    [];
  await paste(text, { 'text/html': html, 'text/plain': 'x' });

  const policy = sitePreview(page).getByRole('main');
  await expect(policy.getByRole('heading', { name: '5. How we answer' })).toBeVisible();
  await expect(policy.getByRole('heading', { name: '6. How we protect it' })).toBeVisible();
  const reference = policy.getByRole('link', { name: '6. How we protect it' });
  await expect(reference).toHaveText('6');
  await expect(reference).toHaveAttribute('href', '#how-we-protect-it');
  await expect(policy.getByText('everybody')).toHaveJSProperty('tagName', 'STRONG');
  await expect(policy.getByText('See this and {company} <3.')).toBeVisible();
  await save(page);
  const file = 'content/legal/en/privacy-policy.mdx';
  expect(readFileSync(inCopy(file), 'utf8'))
    .toContain(`See section <SectionLink to="how-we-protect-it" />

## How we answer

We answer **everybody**, as the <PageLink to="cookies" /> says.

**What you send us.** We’ll keep it “safe” for 40 % of the time – no *longer*. See this and \\{company} \\<3.
`);
  // One line is changed and six are added; all others keep their bytes.
  expect(git('diff', '--numstat', file)).toBe(`7\t1\t${file}\n`);
});

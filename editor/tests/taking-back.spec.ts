/** What `publishing.spec.ts` has published is taken away, or put back as it was; a legal text is changed, and stays unpublished. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { inCopy } from './copy';
import { form, git, list, open, paste, save, saved, site } from './steps';

test('an earlier tagline is found in the history, beside today’s, and put back', async ({
  page,
}) => {
  await open(page, 'Opening');
  await form(page).getByRole('button', { name: 'History' }).click();
  const published = form(page).getByRole('listitem');
  await expect(published.filter({ hasText: 'A seventh serve for the summer' })).toContainText(
    'Tagline: “A legacy you can taste” is now “A legacy to taste slowly”',
  );
  const first = published.filter({ hasText: 'As it was' });
  await expect(first).toContainText('An editor');
  await first.getByRole('button', { name: 'Its wording beside today’s' }).click();
  await expect(first.getByRole('region', { name: 'Tagline' })).toContainText(
    'A legacy you can taste',
  );
  await first.getByRole('button', { name: 'Put back as a draft' }).click();
  await expect(form(page).getByRole('textbox', { name: 'Tagline' })).toHaveValue(
    'A legacy you can taste',
  );
  await expect(form(page).getByText('Not yet saved')).toBeVisible();
  await expect(site(page).getByText('A legacy you can taste')).toBeVisible();
  await save(page);
  expect(saved('home/hero.json')).toContain('A legacy you can taste');
  expect(git('log', '-1', '--format=%s')).toBe('A seventh serve for the summer\n');
});

test('a text page is taken away in every language, and its addresses lead to another', async ({
  page,
}) => {
  await page.goto('/edit');
  await list(page).getByRole('button', { name: 'Visits' }).click();
  await expect(form(page).getByLabel('Address')).toHaveValue('visit');
  await form(page).getByRole('button', { name: 'Take this page away' }).click();
  const asked = page.getByRole('dialog', { name: 'Take “Visits” away' });
  await asked.getByRole('combobox').selectOption('is led to /faq');
  await asked.getByRole('button', { name: 'Take it away' }).click();
  await expect(list(page).getByRole('button', { name: 'Visits' })).toBeHidden();
  expect(git('status', '--porcelain').split('\n')).toEqual(
    expect.arrayContaining([' D content/texts/en/visit.mdx', ' D content/texts/es/visit.mdx']),
  );
  await expect.poll(async () => (await page.request.get('/visit')).status()).toBe(404);
  const { list: addresses } = JSON.parse(saved('../../facts/redirects.json')) as { list: object[] };
  expect(addresses).toEqual([
    { from: '/visits', to: '/faq' },
    { from: '/visit', to: '/faq' },
  ]);
});

test('a section with a bold word, a link and a paragraph from Word is written into the Privacy Policy, and numbers follow', async ({
  page,
}) => {
  await open(page, 'Privacy Policy');
  const text = form(page).getByRole('textbox', { name: 'Text' });
  const tool = (name: string) => form(page).getByRole('button', { name, exact: true });
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
  await form(page).getByLabel('What the line is').selectOption('Section');
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

  const policy = site(page).getByRole('main');
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
  // One line is another, seven have come: the rest keeps its letters.
  expect(git('diff', '--numstat', file)).toBe(`7\t1\t${file}\n`);
});

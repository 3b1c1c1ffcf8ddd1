/** Names and words as people have them: long, of other scripts, pasted, filled in by the browser. */
import {
  footerForm,
  freshEmail,
  keptFrom,
  openLate,
  openModal,
  sendButton,
} from './support/enquiries';
import { expect, test } from './support/fixtures';

const family = '👨‍👩‍👧‍👦';
const arabic = 'عبد الرحمن';

test('a name of 80 letters, an emoji and a name from right to left arrive as they were typed', async ({
  page,
}) => {
  const long = 'Wolfeschlegelsteinhausenbergerdorff'.padEnd(80, 'é');
  for (const [first, last] of [
    [long, long],
    [`Ana ${family}`, arabic],
  ] as const) {
    const email = freshEmail();
    await openLate(page, '/');
    const modal = await openModal(page);
    await modal.getByLabel('First Name').fill(first);
    await modal.getByLabel('Last Name').fill(last);
    await modal.getByLabel('Email').fill(email);
    await sendButton(modal).click();
    await expect(modal.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(await keptFrom(email)).toMatchObject([{ firstName: first, lastName: last }]);
  }
});

test('a name that is too long is refused in words, stays as it was typed and fits its place', async ({
  page,
}) => {
  await openLate(page, '/');
  const modal = await openModal(page);
  const first = modal.getByLabel('First Name');
  await first.fill('W'.repeat(400));
  await modal.getByLabel('Last Name').fill(arabic);
  await sendButton(modal).click();
  await expect(first).toHaveAccessibleDescription(/80 characters/);
  await expect(first).toHaveValue('W'.repeat(400));
  await expect(modal.getByLabel('Last Name'), 'reads from the right').toHaveCSS('direction', 'rtl');
  const sideways = await modal.evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
  );
  expect(sideways).toBe(0);
});

test('an address pasted with a line’s end and spaces around it is sent without them', async ({
  page,
}) => {
  const email = freshEmail();
  await openLate(page, '/cookies');
  const footer = footerForm(page);
  await footer.getByLabel('Your email').focus();
  // As a paste does; the clipboard itself is not the test's.
  await page.evaluate(
    (text) => document.execCommand('insertText', false, text),
    `\n ${email} \r\n`,
  );
  await sendButton(footer).click();
  await expect(footer.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(await keptFrom(email)).toHaveLength(1);
});

test('what the browser fills in before the scripts have come is kept, and is sent', async ({
  page,
}) => {
  const email = freshEmail();
  let go = () => {};
  const arrive = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/_next/**/*.js', async (route) => {
    await arrive;
    await route.continue();
  });
  await page.goto('/cookies');
  const field = footerForm(page).getByLabel('Your email');
  await field.fill(email);
  go();
  await page.locator('html[data-hydrated]').waitFor();
  await expect(field).toHaveValue(email);
  await sendButton(footerForm(page)).click();
  await expect(footerForm(page).getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(await keptFrom(email)).toHaveLength(1);
});

import { brand } from '@/content/brand';
import type { Page, Route } from '@playwright/test';
import {
  endpoint,
  fillModal,
  footerForm,
  freshEmail,
  keptFrom,
  openLate,
  openModal,
  requestComplaint,
  sendButton,
} from './support/enquiries';
import { expectAxeClean } from './support/axe';
import { expect, test } from './support/fixtures';

test.use({ allowedComplaints: requestComplaint });

type Answer = (route: Route) => Promise<void>;

/** Answers the first requests as told, later ones by the real receiver; collects their ids. */
async function answerFirst(page: Page, ...answers: Answer[]): Promise<string[]> {
  const ids: string[] = [];
  await page.route(endpoint, (route) => {
    const { id } = route.request().postDataJSON() as { id: string };
    const answer = answers[ids.length];
    ids.push(id);
    return answer ? answer(route) : route.continue();
  });
  return ids;
}

const failures: Record<string, Answer> = {
  'no network': (route) => route.abort('internetdisconnected'),
  'a connection cut in the middle': (route) => route.abort('connectionreset'),
  'a server’s error': (route) => route.fulfill({ status: 500, json: { errors: { email: 'x' } } }),
  'too many enquiries': (route) => route.fulfill({ status: 429, json: { errors: { form: 'x' } } }),
  'a page to log in at': (route) => route.fulfill({ status: 302, headers: { location: '/logo' } }),
  'a refusal that is not JSON': (route) => route.fulfill({ status: 422, body: '<h1>No</h1>' }),
  'a refusal without reasons': (route) => route.fulfill({ status: 404, json: {} }),
};

test('after each failure the words are kept, and Try again sends the same enquiry', async ({
  page,
}) => {
  const email = freshEmail();
  const ids = await answerFirst(page, ...Object.values(failures));
  await openLate(page, '/');
  const modal = await openModal(page);
  await fillModal(modal, email);
  for (const [index, name] of Object.keys(failures).entries()) {
    await test.step(name, async () => {
      await sendButton(modal).click();
      await expect.poll(() => ids).toHaveLength(index + 1);
      await expect(modal.getByRole('heading', { name: 'It was not sent' })).toBeFocused();
      await expect(modal.getByLabel('First Name')).toHaveValue('Zoë');
    });
  }
  await expect(modal.getByRole('link', { name: brand.email.enquiries })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${brand.email.enquiries}\\?subject=.*&body=.*Zo%C3%AB`),
  );
  await modal.getByRole('button', { name: 'Try again' }).click();
  await expect(modal.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(new Set(ids).size).toBe(1);
  expect(await keptFrom(email)).toHaveLength(1);
});

test('a failure in the footer is clean under axe and can be retried @both', async ({ page }) => {
  const email = freshEmail();
  await answerFirst(page, (route) => route.abort());
  await openLate(page, '/cookies');
  const footer = footerForm(page);
  await footer.getByLabel('Your email').fill(email);
  await sendButton(footer).click();
  await expect(footer.getByRole('heading', { name: 'It was not sent' })).toBeFocused();
  await expectAxeClean(page, { within: 'footer' });
  await footer.getByRole('button', { name: 'Try again' }).click();
  await expect(footer.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(await keptFrom(email)).toHaveLength(1);
});

test('an enquiry whose answer was lost is kept once', async ({ page }) => {
  const email = freshEmail();
  await answerFirst(page, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await openLate(page, '/');
  const modal = await openModal(page);
  await fillModal(modal, email);
  await sendButton(modal).click();
  await modal.getByRole('button', { name: 'Try again' }).click();
  await expect(modal.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(await keptFrom(email)).toHaveLength(1);
});

test('a receiver that stays silent is given up after ten seconds', async ({ page }) => {
  await page.route(endpoint, () => new Promise(() => undefined));
  await openLate(page, '/');
  const modal = await openModal(page);
  await fillModal(modal, freshEmail());
  await sendButton(modal).click();
  await expect(modal.getByRole('status')).toHaveText('Sending…');
  await expect(modal.getByRole('button', { name: 'Sending…' })).toBeFocused();
  await page.clock.fastForward(9_000);
  await expect(modal.getByRole('status')).toHaveText('Sending…');
  await page.clock.fastForward(1_500);
  await expect(modal.getByRole('heading', { name: 'It was not sent' })).toBeVisible();
});

test('success without a word of JSON is success', async ({ page }) => {
  await page.route(endpoint, (route) => route.fulfill({ status: 200, body: 'thanks' }));
  await openLate(page, '/cookies');
  const footer = footerForm(page);
  await footer.getByLabel('Your email').fill(freshEmail());
  await sendButton(footer).click();
  await expect(footer.getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test.describe('a draft', () => {
  test('is there again when the modal is, and after a reload', async ({ page }) => {
    await openLate(page, '/');
    let modal = await openModal(page);
    await modal.getByLabel('First Name').fill('Zoë');
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    modal = await openModal(page, 'Plata');
    await expect(modal.getByLabel('First Name')).toHaveValue('Zoë');
    await page.reload();
    await page.keyboard.press('Shift');
    await page.clock.fastForward(6_000);
    modal = await openModal(page);
    await expect(modal.getByLabel('First Name')).toHaveValue('Zoë');
  });

  test('survives a failed send and a reload with its id', async ({ page }) => {
    const email = freshEmail();
    const ids = await answerFirst(page, (route) => route.abort());
    await openLate(page, '/cookies');
    const footer = footerForm(page);
    await footer.getByLabel('Your email').fill(email);
    await sendButton(footer).click();
    await expect(footer.getByRole('heading', { name: 'It was not sent' })).toBeVisible();
    await page.reload();
    await page.keyboard.press('Shift');
    await expect(footer.getByLabel('Your email')).toHaveValue(email);
    await sendButton(footer).click();
    await expect(footer.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(new Set(ids).size).toBe(1);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('enquiryDraft');
  });
});

const storageFaults = {
  blocked: () => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'full of nonsense': () => sessionStorage.setItem('enquiryDraft', '{"modal":[1'),
};

for (const [name, problem] of Object.entries(storageFaults)) {
  test(`with storage ${name} a draft lasts for the visit and an enquiry arrives`, async ({
    page,
  }) => {
    const email = freshEmail();
    await page.addInitScript(problem);
    await openLate(page, '/');
    let modal = await openModal(page);
    await fillModal(modal, email);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    modal = await openModal(page);
    await expect(modal.getByLabel('Email')).toHaveValue(email);
    await sendButton(modal).click();
    await expect(modal.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    expect(await keptFrom(email)).toHaveLength(1);
  });
}

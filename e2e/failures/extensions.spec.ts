import { contactDialog, enquireButton, expectLocked } from '../support/dialogs';
import { uniqueEmail, openAfterFiveSeconds } from '../support/enquiries';
import { expect, test } from '../support/fixtures';
import { expectToScroll, openHydrated } from '../support/pages';

/** Wraps each text node as in-page translators do, later ones too. Runs in the page. */
function startTranslator(): void {
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, font')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translate();
  new MutationObserver(translate).observe(document.body, { childList: true, subtree: true });
}

test.describe('a content blocker that hides dialogs', () => {
  // The warning comes from the next page, which the browser fetched before the test changed the policy.
  test.use({
    ageConfirmed: false,
    allowedConsoleErrors: /Applying inline style|blocked an inline style/,
  });

  test('does not leave the page locked', async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const sheet = document.createElement('style');
        sheet.textContent = 'dialog { opacity: 0 !important; }';
        document.head.append(sheet);
      });
    });
    // The blocker's style element is the extension's own: a page's policy does not bind it.
    await page.route('/logo', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /style-src [^;"]+/,
        "style-src 'self' 'unsafe-inline'",
      );
      const headers = { ...response.headers() };
      delete headers['content-security-policy'];
      await route.fulfill({ response, headers, body });
    });
    await openHydrated(page, '/logo');
    await page.clock.fastForward(6_000);
    await expectToScroll(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click();
    await expect(page).toHaveURL('/termsOfUse');
  });
});

test('a content blocker that removes an open dialog does not leave the page locked', async ({
  page,
}) => {
  await openAfterFiveSeconds(page, '/');
  await enquireButton(page, 'Plata').click();
  await expect(contactDialog(page)).toBeVisible();
  await expectLocked(page, true);
  await contactDialog(page).evaluate((dialog) => dialog.remove());
  await expectLocked(page, false);
  await expect(enquireButton(page, 'Plata')).toBeFocused();
});

/** Adds elements and attributes around the page's own before React takes over. Runs in the page. */
function addElements(): void {
  document.addEventListener('DOMContentLoaded', () => {
    document.body.setAttribute('data-extension-installed', '');
    document.documentElement.setAttribute('data-extension', 'dark');
    document.body.prepend(document.createElement('extension-toolbar'));
    document.body.append(document.createElement('extension-panel'));
    document.head.append(document.createElement('meta'));
  });
}

test('an extension that adds elements before hydration, and a box around each field, leaves the forms whole', async ({
  page,
}) => {
  await page.addInitScript(addElements);
  await openAfterFiveSeconds(page, '/');
  await page.locator('#plata').getByRole('button', { name: 'Enquire about Plata' }).click();
  const dialog = contactDialog(page);
  await expect(dialog).toBeVisible();
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('input:not([type="hidden"])')) {
      const box = document.createElement('span');
      field.replaceWith(box);
      box.append(field);
    }
  });
  const send = dialog.getByRole('button', { name: /Let’s Experience The Taste/ });
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText('Enter your first name');
  await dialog.getByLabel('First Name').fill('Ana');
  await dialog.getByLabel('Last Name').fill('Ruiz');
  await dialog.getByLabel('Email').fill(uniqueEmail());
  await send.click();
  await expect(dialog).toContainText(/thank you/i);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'Submit' }).click();
  await expect(footer.getByRole('alert')).toContainText('Enter your email address');
});

test.describe('a translator that rewrites text under React', () => {
  test('leaves everything working, whatever it rewrites on the way', async ({ page }) => {
    await openAfterFiveSeconds(page, '/');
    await page.evaluate(startTranslator);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('«Please drink responsibly', { exact: false })).toHaveCount(1);
    await page
      .locator('#plata')
      .getByRole('button', { name: /Enquire about Plata/ })
      .click();
    const dialog = contactDialog(page);
    const send = dialog.getByRole('button', { name: /Let’s Experience The Taste/ });
    await test.step('errors come and go', async () => {
      await send.click();
      await expect(dialog.getByRole('alert')).toContainText('«Enter your first name»');
      await dialog.getByLabel('First Name').fill('Ana');
      await dialog.getByLabel('Last Name').fill('Ruiz');
      await dialog.getByLabel('Email').fill('ana@example.com');
      await send.click();
      await expect(dialog).toContainText(/thank you/i);
    });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await test.step('the slides start and stop', async () => {
      const slides = page.getByRole('region', { name: /Serves/ });
      await slides.scrollIntoViewIfNeeded();
      const rotation = slides.locator('[data-rotation]');
      const name = await rotation.getAttribute('aria-label');
      await rotation.click();
      await expect(rotation).not.toHaveAttribute('aria-label', name ?? '');
    });
    await footer.getByRole('link', { name: 'Terms of Use' }).click();
    await expect(page).toHaveURL('/termsOfUse');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms of Use/);
  });
});

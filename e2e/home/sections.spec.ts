import { expect, test } from '../support/fixtures';
import { openReady, scrollTop } from '../support/pages';

const order = ['home', 'colletions', 'plata', 'anjoi', 'Experience', 'aboutus'];

/** Words the specification puts in quotes, and where they stand. */
const quoted = {
  home: 'From Agave to Excellence - Perfection in every pour.',
  plata: 'Crisp. Vibrant. Pure.',
  anjoi: 'The Pinnacle of Purity.',
  Experience: 'The new era of Tequila',
  aboutus: 'Rooted in Mexico.',
};

test.describe('the home page', () => {
  test.beforeEach(({ page }) => openReady(page, '/'));

  test('has the sections of the specification in its order', async ({ page }) => {
    const ids = await page
      .locator('main [id]')
      .evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids.filter((id) => order.includes(id))).toEqual(order);
    const collections = page.locator('#colletions');
    await expect(collections.locator('#plata')).toHaveCount(1);
    await expect(collections.locator('#anjoi')).toHaveCount(1);
  });

  test('says what the specification says, word for word @both', async ({ page }) => {
    await expect(page.locator('#home')).toContainText(/a legacy you can taste/i);
    for (const [id, words] of Object.entries(quoted)) {
      await expect(page.locator(`[id="${id}"]`)).toContainText(words);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(quoted.home);
  });

  test('tells the experience in two paragraphs and four pictures in a row', async ({ page }) => {
    const experience = page.locator('#Experience');
    await experience.scrollIntoViewIfNeeded();
    const pictures = experience.getByRole('img');
    await expect(pictures).toHaveCount(4);
    const boxes = await pictures.evaluateAll((all) =>
      all.map((picture) => picture.getBoundingClientRect().toJSON() as DOMRect),
    );
    const lefts = boxes.map(({ left }) => left);
    expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
    const tops = Math.max(...boxes.map(({ top }) => top));
    const bottoms = Math.min(...boxes.map(({ bottom }) => bottom));
    expect(tops, 'all four stand side by side').toBeLessThan(bottoms);
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('alt', /.{15,}/);
    }
  });

  test('shows the experience pictures as a carousel on a phone @phone', async ({ page }) => {
    const carousel = page.locator('#Experience [aria-roledescription="carousel"]');
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).toBeVisible();
    await expect(carousel.getByRole('button', { name: /^Go to slide \d$/ })).toHaveCount(4);
  });

  test('offers an enquiry about each tequila', async ({ page }) => {
    for (const [id, name] of [
      ['plata', 'Enquire about Plata'],
      ['anjoi', 'Enquire about Añejo'],
    ]) {
      const section = page.locator(`[id="${id}"]`);
      await section.getByRole('button', { name }).or(section.getByRole('link', { name })).click();
      const dialog = page.getByRole('dialog', { name: 'Savor the Moment' });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });

  test('lists the facts of both tequilas as terms and definitions', async ({ page }) => {
    for (const id of ['plata', 'anjoi']) {
      const section = page.locator(`[id="${id}"]`);
      for (const term of [
        'Class',
        'Agave',
        'Rest',
        'Strength',
        'Gold',
        'Nose',
        'Palate',
        'Finish',
      ]) {
        await expect(section.locator('dt', { hasText: term })).toHaveCount(1);
      }
    }
  });
});

test('opened again further down, the page starts at its top', async ({ page }) => {
  await openReady(page, '/');
  await page.locator('#aboutus').scrollIntoViewIfNeeded();
  await page.reload();
  await expect(page.locator('body')).toHaveClass(/intro-done/);
  expect(await scrollTop(page)).toBe(0);
});

for (const id of ['colletions', 'Experience', 'aboutus', 'plata', 'anjoi']) {
  test(`/#${id} brings that part into view @both`, async ({ page }) => {
    await page.goto(`/#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
  });
}

for (const hash of ['nothing-here', '%', '1<2', '"]', '..']) {
  test(`a hash that names nothing (#${hash}) does nothing`, async ({ page }) => {
    await openReady(page, `/#${hash}`);
    expect(await scrollTop(page)).toBe(0);
  });
}

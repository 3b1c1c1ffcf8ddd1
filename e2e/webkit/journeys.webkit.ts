/** The main journeys in WebKit, Safari's engine. The other tests run in Chromium and Firefox. */
import { Key } from 'selenium-webdriver';
import { expect, test } from './window';

test('the age gate comes after five seconds, holds the page, and closes once one is over 21', async ({
  visitor,
}) => {
  await visitor.open('/', { verified: false });
  const gate = await visitor.dialog('Welcome');
  await visitor.press(Key.PAGE_DOWN, Key.END, Key.SPACE);
  expect(await visitor.scrollBy(0), 'the page behind the gate does not scroll').toBe(0);
  await visitor.press(Key.ESCAPE, Key.ESCAPE, Key.ESCAPE);
  expect(await visitor.shows(gate), 'Escape does not close it').toBe(true);
  await visitor.click(await visitor.button('I am over 21'));
  await expect.poll(() => visitor.shows(gate)).toBe(false);
  expect(await visitor.run('return localStorage.ageVerified')).toBe('true');
  expect(await visitor.scrollBy(500)).toBeGreaterThan(0);
});

test('text is set in the brand’s two fonts', async ({ visitor }) => {
  await visitor.open('/');
  const loaded =
    'return [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family).join()';
  await expect.poll(() => visitor.run<string>(loaded)).toMatch(/imbue/);
  await expect.poll(() => visitor.run<string>(loaded)).toMatch(/hanken/);
});

test('every section is shown', async ({ visitor }) => {
  await visitor.open('/');
  for (const id of ['home', 'colletions', 'plata', 'anjoi', 'Experience', 'aboutus']) {
    const section = await visitor.sees(`#${id}`);
    await visitor.scrollTo(section);
    expect(await section.isDisplayed(), `#${id}`).toBe(true);
  }
});

test('a link of the header leads to its section', async ({ visitor }) => {
  await visitor.open('/cookies');
  await visitor.click(await visitor.sees('header nav a[href="/#aboutus"]'));
  await expect.poll(() => visitor.address()).toMatch(/\/#aboutus$/);
  const section = await visitor.sees('#aboutus');
  await expect.poll(() => visitor.isInView(section)).toBe(true);
});

test('a dot of the carousel shows its slide', async ({ visitor }) => {
  await visitor.open('/');
  const carousel = 'section[aria-label="Serves"]';
  await visitor.scrollTo(await visitor.sees(carousel));
  const third = await visitor.sees(`${carousel} [aria-label="Go to slide 3"]`);
  await visitor.click(third);
  await expect.poll(() => third.getAttribute('aria-current')).toBe('true');
});

test('an enquiry about a tequila is sent', async ({ visitor }) => {
  await visitor.open('/');
  // At 5 s the clock closes the modal, and this test may be slower than that.
  await expect.poll(() => visitor.run<number>('return performance.now()')).toBeGreaterThan(6_500);
  const enquire = await visitor.sees('#plata a[href*="contact"], #plata button');
  await visitor.scrollTo(enquire);
  await visitor.click(enquire);
  const dialog = await visitor.dialog('Savor the Moment');
  await visitor.fill('First Name', 'Ana');
  await visitor.fill('Last Name', 'Ruiz');
  await visitor.fill('Email', 'ana@example.com');
  await visitor.click(await visitor.button('Let’s Experience The Taste'));
  await expect.poll(() => dialog.getText()).toMatch(/thank|received|sent/i);
});

test('the legal pages are read before the age is confirmed', async ({ visitor }) => {
  for (const route of ['/privacy-policy', '/termsOfUse', '/termsAndConditions', '/cookies']) {
    await visitor.open(route, { verified: false });
    expect(await (await visitor.sees('main h1')).isDisplayed(), `the heading of ${route}`).toBe(
      true,
    );
    expect((await (await visitor.sees('main')).getText()).length, route).toBeGreaterThan(2_000);
  }
});

/**
 * What a visitor with Safari's engine must be able to do. Playwright's suite covers the rest in
 * Chromium and Firefox; these say that nothing essential depends on either.
 */
import assert from 'node:assert/strict';
import { By, Key } from 'selenium-webdriver';
import type { Visitor } from './visitor';

export interface Journey {
  name: string;
  run: (visitor: Visitor) => Promise<void>;
}

export const journeys: Journey[] = [
  {
    name: 'arrive, and be asked for one’s age after five seconds',
    run: async (visitor) => {
      await visitor.open('/', { verified: false });
      const gate = await visitor.dialog('Welcome');
      await visitor.press(Key.PAGE_DOWN, Key.END, Key.SPACE);
      assert.equal(await visitor.scrollBy(0), 0, 'the page behind the gate scrolls');
      await visitor.picture('gate');
      await visitor.press(Key.ESCAPE, Key.ESCAPE, Key.ESCAPE);
      assert.ok(await visitor.shows(gate), 'Escape closed the gate');
      await visitor.click(await visitor.button('I am over 21'));
      await visitor.gone(gate);
      assert.equal(await visitor.stored('ageVerified'), 'true');
      assert.ok((await visitor.scrollBy(500)) > 0, 'the page does not scroll after the gate');
    },
  },
  {
    name: 'be shown the words in the brand’s two faces',
    run: async (visitor) => {
      await visitor.open('/');
      await visitor.until(() =>
        visitor.driver.executeScript<boolean>(
          'const come = [...document.fonts].filter(({ status }) => status === "loaded");' +
            'return ["imbue", "hanken"].every((name) => come.some(({ family }) => family === name))',
        ),
      );
    },
  },
  {
    name: 'read every section in its place',
    run: async (visitor) => {
      await visitor.open('/');
      for (const id of ['home', 'colletions', 'plata', 'anjoi', 'Experience', 'aboutus']) {
        const section = await visitor.driver.findElement(By.id(id));
        await visitor.scrollTo(section);
        assert.ok(await section.isDisplayed(), `#${id} is not displayed`);
        await visitor.picture(`section-${id}`);
      }
      for (const part of ['section[aria-label="Serves"]', 'footer']) {
        await visitor.scrollTo(await visitor.find(part));
        await visitor.picture(part === 'footer' ? part : 'section-serves');
      }
    },
  },
  {
    name: 'follow an in-page link of the header',
    run: async (visitor) => {
      await visitor.open('/cookies');
      const link = await visitor.find('header nav a[href="/#aboutus"]');
      await visitor.click(link);
      await visitor.address('/#aboutus');
      await visitor.inView('aboutus');
    },
  },
  {
    name: 'pause the carousel and choose a slide',
    run: async (visitor) => {
      await visitor.open('/');
      const carousel = await visitor.find('section[aria-label="Serves"]');
      await visitor.scrollTo(carousel);
      const third = await visitor.find('section[aria-label="Serves"] [aria-label="Go to slide 3"]');
      await visitor.press(Key.TAB);
      await visitor.click(third);
      await visitor.until(async () => (await third.getAttribute('aria-current')) === 'true');
    },
  },
  {
    name: 'send an enquiry about a tequila',
    run: async (visitor) => {
      await visitor.open('/');
      // At 5 s the clock closes what is open; a visitor of WebKit may be slower than that.
      await visitor.passTo(6_500);
      const enquire = await visitor.find('#plata a[href*="contact"], #plata button');
      await visitor.scrollTo(enquire);
      await visitor.click(enquire);
      const dialog = await visitor.dialog('Savor the Moment');
      await visitor.fill('First Name', 'Ana');
      await visitor.fill('Last Name', 'Ruiz');
      await visitor.fill('Email', 'ana@example.com');
      await visitor.picture('contact');
      await visitor.click(await visitor.button('Let’s Experience The Taste'));
      await visitor.until(async () => /thank|received|sent/i.test(await dialog.getText()));
    },
  },
  {
    name: 'read the legal pages before the age is confirmed',
    run: async (visitor) => {
      for (const route of ['/privacy-policy', '/termsOfUse', '/termsAndConditions', '/cookies']) {
        await visitor.open(route, { verified: false });
        assert.ok((await visitor.find('main h1')).isDisplayed());
        assert.ok((await visitor.text('main')).length > 2_000, `${route} is too short`);
        await visitor.picture(route.slice(1));
      }
    },
  },
];

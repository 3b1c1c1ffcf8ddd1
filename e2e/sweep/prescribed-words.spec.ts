/** Words that the specification prescribes for single pages, read from the exported HTML. */
import { readFileSync } from 'node:fs';
import { parse } from 'parse5';
import { brand } from '@/content/brand';
import { expect, plainTest as test } from '../support/fixtures';
import { elements, text } from '../support/html';
import { fileOf, legalRoutes } from '../support/routes';

const mainOf = (route: string) => elements(parse(readFileSync(fileOf(route), 'utf8')), 'main')[0];
const wordsOf = (route: string) => text(mainOf(route)).replace(/\s+/g, ' ');

for (const route of legalRoutes) {
  test(`${route} states its date of effect, and November 14, 2024 as its last change`, () => {
    const fixed = 'the specification gives this date: once counsel changes it, change it here too';
    expect(wordsOf(route), fixed).toMatch(/Effective\s*November 2024/);
    expect(wordsOf(route), fixed).toMatch(/Last updated\s*November 14, 2024/);
  });
}

for (const route of ['/termsOfUse', '/termsAndConditions']) {
  test(`${route} is governed by the law of Ohio, and for people of 21 and over`, () => {
    expect(wordsOf(route), 'the specification gives Ohio: ask counsel before it changes').toMatch(
      /laws? of the State of Ohio/i,
    );
    expect(wordsOf(route)).toMatch(/\b21\b/);
  });
}

test('/logo shows the logo, and nothing else', () => {
  const main = mainOf('/logo');
  const name = Object.values(brand.wordmark).join('').toLocaleLowerCase();
  expect(wordsOf('/logo').toLocaleLowerCase().replaceAll(name, '').trim()).toBe('');
  const controls = ['a', 'button', 'p', 'img', 'form'].flatMap((tag) =>
    main ? elements(main, tag) : [],
  );
  expect(controls).toEqual([]);
  expect(main && elements(main, 'svg').length).toBeGreaterThan(0);
});

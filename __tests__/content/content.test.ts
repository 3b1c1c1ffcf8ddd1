import { readdirSync } from 'node:fs';
import { ageGateWords, confirmAgeWords } from '@/content/age';
import { deviceItems } from '@/content/device-storage';
import { allForms } from '@/content/schema/forms';
import { findProblems } from '@/content/validate';

it('keeps every rule', () => {
  expect(findProblems()).toEqual([]);
});

it('has a form for every file of words and facts', () => {
  const files = ['facts', 'words'].flatMap((folder) =>
    readdirSync(`content/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => `${folder}/${file.replaceAll('\\', '/').replace('.json', '')}`),
  );
  expect(allForms.map(({ file }) => file).sort()).toEqual(files.sort());
});

it('names the file that cannot be read, and what is wrong with it', () => {
  const [problem] = findProblems(() => '{ "name": “Aurífera” }');
  expect(problem).toMatch(/^content\/facts\/brand\.json: is not JSON: /);
});

it('quotes the buttons of the age gate where it says what they keep', () => {
  const { written } = deviceItems.find(({ key }) => key === 'ageVerified') ?? {};
  expect(written).toBe(
    `It is written when you press “${ageGateWords.over}” or “${confirmAgeWords.verify}”.`,
  );
});

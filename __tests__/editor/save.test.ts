import { writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import type { JsonRecord } from '@/editor/form/json';
import { confirm, save } from '@/editor/server/save';
import { git, useTemporaryProject } from './project';
import { changeForm, gitStatus, openForm, readContent, readJson, refusalOf } from './save-helpers';

/** Jest cannot load the MDX compiler. This replacement reports an error wherever a text has the word “nonsense”. */
jest.mock('@/scripts/check/mdx-texts', () => ({
  findProblemIn: async (file: string, text: string) => {
    const line = text.split('\n').findIndex((each) => each.includes('nonsense')) + 1;
    return line > 0 ? `${file}:${line}: {nonsense} stands for nothing` : undefined;
  },
}));

useTemporaryProject({ isTaglineChanged: false });

const heroForm = 'words/en/home/hero';
const servesForm = 'words/en/home/serves';

describe('saving a form', () => {
  it('writes its file and returns the new version', async () => {
    const before = await openForm(heroForm);
    const after = await changeForm(heroForm, { tagline: 'A legacy to taste' });
    expect(readJson(`${heroForm}.json`)).toMatchObject({ tagline: 'A legacy to taste' });
    expect(after.version).not.toBe(before.version);
    expect(after.words).toEqual({ ...before.words, tagline: 'A legacy to taste' });
  });

  it('refuses words that break a rule, names the field and writes nothing', async () => {
    const refused = await refusalOf(changeForm(heroForm, { tagline: '' }));
    expect(refused).toMatchObject({
      status: 422,
      more: { problems: [{ path: 'tagline', said: 'Must not be empty.' }] },
    });
    expect(gitStatus()).toBe('');
  });

  it('refuses to overwrite what somebody else has saved since, and returns their words', async () => {
    const { version } = await openForm(heroForm);
    const theirs = await changeForm(heroForm, { tagline: 'A legacy of old' });
    const refused = await refusalOf(
      changeForm(heroForm, { tagline: 'A legacy to taste' }, version),
    );
    expect(refused).toMatchObject({ status: 412, more: { now: theirs } });
    expect(readJson(`${heroForm}.json`)).toMatchObject({ tagline: 'A legacy of old' });
  });

  it('refuses to overwrite a file that was edited by hand since', async () => {
    const { version } = await openForm(heroForm);
    writeFileSync(
      `content/${heroForm}.json`,
      readContent(`${heroForm}.json`).replace('A legacy', 'A habit'),
    );
    const refused = await refusalOf(
      changeForm(heroForm, { tagline: 'A legacy to taste' }, version),
    );
    expect(refused?.status).toBe(412);
  });

  it('accepts the first of two simultaneous saves and refuses the second', async () => {
    const { version } = await openForm(heroForm);
    const refusals = await Promise.all(
      ['A legacy to taste', 'A legacy of old'].map((tagline) =>
        refusalOf(changeForm(heroForm, { tagline }, version)),
      ),
    );
    expect(refusals.map((refused) => refused?.status)).toEqual([undefined, 412]);
    expect(readJson(`${heroForm}.json`)).toMatchObject({ tagline: 'A legacy to taste' });
  });

  it.each([
    ['a file without a form', '../.git/hooks/pre-commit', 404],
    ['a removed page', 'texts/en/visits', 404],
  ])('is refused for %s', async (_, file, expectedStatus) => {
    expect((await refusalOf(save(file, 'any', { words: {} })))?.status).toBe(expectedStatus);
  });

  it.each([
    ['conflict markers', `<<<<<<< HEAD\n{}\n`, 'as a merge that is half done leaves them'],
    ['invalid JSON', '{', 'was changed by hand and cannot be read'],
  ])('is refused if the file has %s, which the form explains', async (_, text, expectedMessage) => {
    writeFileSync(`content/${heroForm}.json`, text);
    const { damaged, version } = await openForm(heroForm);
    expect(damaged).toContain('“Opening”: its file');
    expect(damaged).toContain(expectedMessage);
    expect((await refusalOf(changeForm(heroForm, {}, version)))?.status).toBe(409);
    expect(readContent(`${heroForm}.json`)).toBe(text);
  });

  it('says what to do if the disk is full', async () => {
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    const writeFile = jest.spyOn(fs, 'writeFile').mockRejectedValueOnce(full);
    const refused = await refusalOf(changeForm(heroForm, { tagline: 'A legacy to taste' }));
    writeFile.mockRestore();
    expect(refused).toMatchObject({ status: 507 });
    expect(refused?.message).toBe(
      'The disk is full. Make room on it, then press Save again. Nothing was changed. What you typed is kept in this browser.',
    );
  });

  it.each([
    'words/en/home/serves',
    'words/es/home/serves',
    'facts/brand',
    'legal/es/cookies',
    'texts/en/faq',
  ])('changes no byte of %s if no word has changed', async (file) => {
    await changeForm(file, {});
    expect(gitStatus()).toBe('');
  });

  it.each([
    ['legal/en/privacy-policy', 'legal/en/privacy-policy.mdx'],
    ['texts/es/faq', 'texts/es/faq.mdx'],
  ])('changes one line of %s if one word is added', async (form, file) => {
    const { words } = await openForm(form);
    await changeForm(form, { text: String(words.text).replace(/(\w{5,}) /, '$1 indeed ') });
    expect(git('diff', '--numstat', `content/${file}`).trim()).toBe(`1\t1\tcontent/${file}`);
  });
});

describe('saving the English serves', () => {
  const listOf = async (file: string) => (await openForm(file)).words.list as JsonRecord[];
  const spanishForm = 'words/es/home/serves';
  const redirects = () => readJson('facts/redirects.json').list;

  it('moves the Spanish serves along, which does not make them outdated', async () => {
    const before = await listOf(spanishForm);
    const [first, ...others] = await listOf(servesForm);
    await changeForm(servesForm, { list: [...others, first] as JsonRecord[] });
    expect(await listOf(spanishForm)).toEqual([...before.slice(1), before[0]]);
    expect((await openForm(spanishForm)).older).toEqual([]);
  });

  it('moves measures and changes their numbers in Spanish too', async () => {
    const [first, second, ...others] = await listOf(servesForm);
    const oldMeasures = second?.measures as JsonRecord[];
    const measures = [...oldMeasures].reverse().map((each) => ({ ...each, ounces: 1 }));
    await changeForm(servesForm, {
      list: [first, { ...second, measures }, ...others] as JsonRecord[],
    });
    const [, spanishSecond] = await listOf(spanishForm);
    expect(spanishSecond?.measures).toEqual([
      { ounces: 1, of: 'refresco de toronja', kind: 'soda' },
      { ounces: 1, of: 'jugo de limón verde', kind: 'citrus' },
      { ounces: 1, of: 'Plata', kind: 'plata' },
    ]);
    expect((await openForm(spanishForm)).older).toEqual([]);
  });

  it('adds a new serve in Spanish with its numbers but without words', async () => {
    const all = await listOf(servesForm);
    const added = { ...all[1], slug: 'summer', name: 'Summer' };
    await changeForm(servesForm, { list: [...all, added] as JsonRecord[] });
    expect((await listOf(spanishForm)).at(-1)).toMatchObject({
      slug: 'summer',
      name: '',
      minutes: 4,
    });
  });

  it('keeps the Spanish words of a serve with a new address, redirects the old one and updates links', async () => {
    const faq = readContent('texts/en/faq.mdx');
    writeFileSync('content/texts/en/faq.mdx', `${faq}\nSee [one](/serves/paloma).\n`);
    const [first, second, ...others] = await listOf(servesForm);
    const renamed = { ...second, slug: 'paloma-fresca' };
    const { news } = await changeForm(servesForm, {
      list: [first, renamed, ...others] as JsonRecord[],
    });
    expect((await listOf(spanishForm))[1]).toMatchObject({ slug: 'paloma-fresca', name: 'Paloma' });
    expect((await openForm(spanishForm)).older).toEqual([]);
    expect(redirects()).toEqual([{ from: '/serves/paloma', to: '/serves/paloma-fresca' }]);
    expect(news?.said).toBe('/serves/paloma leads to /serves/paloma-fresca now.');
    expect(readContent('texts/en/faq.mdx')).toContain('(/serves/paloma-fresca)');
  });
});

describe('saving a translation', () => {
  const spanishForm = 'words/es/home/hero';

  it('or confirming it marks it as up to date after its English has changed', async () => {
    await changeForm(heroForm, { tagline: 'A legacy to taste' });
    expect((await openForm(spanishForm)).older).toEqual(['tagline']);
    await changeForm(spanishForm, { tagline: 'Un legado que se prueba' });
    expect((await openForm(spanishForm)).older).toEqual([]);
    await changeForm(heroForm, { fieldNote: ['Los Altos', 'before the rain'] });
    const { english = {} } = await openForm(spanishForm);
    expect((await confirm(spanishForm, 'fieldNote', english)).older).toEqual([]);
  });

  it('leaves it outdated if its English has changed since it was shown', async () => {
    const { version, words, english = {} } = await openForm(spanishForm);
    await changeForm(heroForm, { tagline: 'A legacy to taste' });
    await save(spanishForm, version, {
      words: { ...words, tagline: 'Un legado que se bebe' },
      english,
    });
    expect((await openForm(spanishForm)).older).toEqual(['tagline']);
  });
});

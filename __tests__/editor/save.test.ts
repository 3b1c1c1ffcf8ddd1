import { writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import type { JsonRecord } from '@/editor/form/json';
import { confirm, save } from '@/editor/server/save';
import { git, standInProject } from './project';
import { change, content, json, opened, refusalOf, status } from './saving';

/** The compiler of texts cannot be loaded here: it is said to find a mistake where “nonsense” stands. */
jest.mock('@/scripts/check/mdx-texts', () => ({
  findProblemIn: async (file: string, text: string) => {
    const line = text.split('\n').findIndex((each) => each.includes('nonsense')) + 1;
    return line > 0 ? `${file}:${line}: {nonsense} stands for nothing` : undefined;
  },
}));

standInProject(false);

const hero = 'words/en/home/hero';
const serves = 'words/en/home/serves';

describe('a form', () => {
  it('is written with what it sends, and answers with its new version', async () => {
    const before = await opened(hero);
    const after = await change(hero, { tagline: 'A legacy to taste' });
    expect(json(`${hero}.json`)).toMatchObject({ tagline: 'A legacy to taste' });
    expect(after.version).not.toBe(before.version);
    expect(after.words).toEqual({ ...before.words, tagline: 'A legacy to taste' });
  });

  it('that breaks a rule is refused with its place, and nothing is written', async () => {
    const refused = await refusalOf(change(hero, { tagline: '' }));
    expect(refused).toMatchObject({
      status: 422,
      more: { problems: [{ path: 'tagline', said: 'Must not be empty.' }] },
    });
    expect(status()).toBe('');
  });

  it('that somebody else has saved meanwhile is not overwritten: their words are answered', async () => {
    const { version } = await opened(hero);
    const theirs = await change(hero, { tagline: 'A legacy of old' });
    const refused = await refusalOf(change(hero, { tagline: 'A legacy to taste' }, version));
    expect(refused).toMatchObject({ status: 412, more: { now: theirs } });
    expect(json(`${hero}.json`)).toMatchObject({ tagline: 'A legacy of old' });
  });

  it('that was changed by hand since is not overwritten either', async () => {
    const { version } = await opened(hero);
    writeFileSync(`content/${hero}.json`, content(`${hero}.json`).replace('A legacy', 'A habit'));
    const refused = await refusalOf(change(hero, { tagline: 'A legacy to taste' }, version));
    expect(refused?.status).toBe(412);
  });

  it('of two saves at once keeps the first, and tells the second', async () => {
    const { version } = await opened(hero);
    const both = await Promise.all(
      ['A legacy to taste', 'A legacy of old'].map((tagline) =>
        refusalOf(change(hero, { tagline }, version)),
      ),
    );
    expect(both.map((refused) => refused?.status)).toEqual([undefined, 412]);
    expect(json(`${hero}.json`)).toMatchObject({ tagline: 'A legacy to taste' });
  });

  it.each([
    ['that there is none of', '../.git/hooks/pre-commit', 404],
    ['of a page that is gone', 'texts/en/visits', 404],
  ])('%s is refused', async (_, file, expected) => {
    expect((await refusalOf(save(file, 'any', { words: {} })))?.status).toBe(expected);
  });

  it.each([
    ['two versions of its lines', `<<<<<<< HEAD\n{}\n`, 'as a merge that is half done leaves them'],
    ['something that is no JSON', '{', 'was changed by hand and cannot be read'],
  ])('whose file holds %s says so, and is not overwritten', async (_, text, says) => {
    writeFileSync(`content/${hero}.json`, text);
    const { damaged, version } = await opened(hero);
    expect(damaged).toContain('“Opening”: its file');
    expect(damaged).toContain(says);
    expect((await refusalOf(change(hero, {}, version)))?.status).toBe(409);
    expect(content(`${hero}.json`)).toBe(text);
  });

  it('says what to do where the disk is full', async () => {
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    const disk = jest.spyOn(fs, 'writeFile').mockRejectedValueOnce(full);
    const refused = await refusalOf(change(hero, { tagline: 'A legacy to taste' }));
    disk.mockRestore();
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
  ])('that is saved as it was shown changes no byte: %s', async (file) => {
    await change(file, {});
    expect(status()).toBe('');
  });

  it.each([
    ['legal/en/privacy-policy', 'legal/en/privacy-policy.mdx'],
    ['texts/es/faq', 'texts/es/faq.mdx'],
  ])('with one word more differs in one line of its text: %s', async (form, file) => {
    const { words } = await opened(form);
    await change(form, { text: String(words.text).replace(/(\w{5,}) /, '$1 indeed ') });
    expect(git('diff', '--numstat', `content/${file}`).trim()).toBe(`1\t1\tcontent/${file}`);
  });
});

describe('serves', () => {
  const list = async (file: string) => (await opened(file)).words.list as JsonRecord[];
  const spanish = 'words/es/home/serves';
  const redirects = () => json('facts/redirects.json').list;

  it('that are moved in English move in Spanish, and nothing there is older for it', async () => {
    const before = await list(spanish);
    const [first, ...others] = await list(serves);
    await change(serves, { list: [...others, first] as JsonRecord[] });
    expect(await list(spanish)).toEqual([...before.slice(1), before[0]]);
    expect((await opened(spanish)).older).toEqual([]);
  });

  it('have their measures moved and their numbers changed in Spanish too', async () => {
    const [first, second, ...others] = await list(serves);
    const poured = second?.measures as JsonRecord[];
    const measures = [...poured].reverse().map((each) => ({ ...each, ounces: 1 }));
    await change(serves, { list: [first, { ...second, measures }, ...others] as JsonRecord[] });
    const [, there] = await list(spanish);
    expect(there?.measures).toEqual([
      { ounces: 1, of: 'refresco de toronja', kind: 'soda' },
      { ounces: 1, of: 'jugo de limón verde', kind: 'citrus' },
      { ounces: 1, of: 'Plata', kind: 'plata' },
    ]);
    expect((await opened(spanish)).older).toEqual([]);
  });

  it('that are added are still to be written in Spanish, with what is no words', async () => {
    const all = await list(serves);
    const added = { ...all[1], slug: 'summer', name: 'Summer' };
    await change(serves, { list: [...all, added] as JsonRecord[] });
    expect((await list(spanish)).at(-1)).toMatchObject({ slug: 'summer', name: '', minutes: 4 });
  });

  it('that get another address keep their Spanish; the old one leads there, and links follow', async () => {
    const faq = content('texts/en/faq.mdx');
    writeFileSync('content/texts/en/faq.mdx', `${faq}\nSee [one](/serves/paloma).\n`);
    const [first, second, ...others] = await list(serves);
    const renamed = { ...second, slug: 'paloma-fresca' };
    const { news } = await change(serves, { list: [first, renamed, ...others] as JsonRecord[] });
    expect((await list(spanish))[1]).toMatchObject({ slug: 'paloma-fresca', name: 'Paloma' });
    expect((await opened(spanish)).older).toEqual([]);
    expect(redirects()).toEqual([{ from: '/serves/paloma', to: '/serves/paloma-fresca' }]);
    expect(news?.said).toBe('/serves/paloma leads to /serves/paloma-fresca now.');
    expect(content('texts/en/faq.mdx')).toContain('(/serves/paloma-fresca)');
  });
});

describe('a translation', () => {
  const file = 'words/es/home/hero';

  it('is older where its English has changed, until it is written anew or found right', async () => {
    await change(hero, { tagline: 'A legacy to taste' });
    expect((await opened(file)).older).toEqual(['tagline']);
    await change(file, { tagline: 'Un legado que se prueba' });
    expect((await opened(file)).older).toEqual([]);
    await change(hero, { fieldNote: ['Los Altos', 'before the rain'] });
    const { english = {} } = await opened(file);
    expect((await confirm(file, 'fieldNote', english)).older).toEqual([]);
  });

  it('stays older where it was written from an English that has changed meanwhile', async () => {
    const { version, words, english = {} } = await opened(file);
    await change(hero, { tagline: 'A legacy to taste' });
    await save(file, version, { words: { ...words, tagline: 'Un legado que se bebe' }, english });
    expect((await opened(file)).older).toEqual(['tagline']);
  });
});

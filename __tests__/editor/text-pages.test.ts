import { writeFileSync } from 'node:fs';
import { remove, save } from '@/editor/server/save';
import { readForm } from '@/editor/server/stored';
import { standInProject } from './project';
import { change, content, json, opened, refusalOf, status } from './saving';

/** The compiler of texts cannot be loaded here: it is said to find a mistake where “nonsense” stands. */
jest.mock('@/scripts/check/mdx-texts', () => ({
  findProblemIn: async (file: string, text: string) => {
    const line = text.split('\n').findIndex((each) => each.includes('nonsense')) + 1;
    return line > 0 ? `${file}:${line}: {nonsense} stands for nothing` : undefined;
  },
}));

standInProject(false);

describe('a text page', () => {
  const visits = {
    ...{ slug: 'visits', title: 'Visits', footer: true, order: 9, gated: true },
    description:
      'When the house is open to those who want to see the agave, and how to ask for it.',
    text: 'By appointment.',
  };
  const added = () => save('texts/en', undefined, { words: visits });
  const redirects = () => json('facts/redirects.json').list;

  it('that is added is there in every language, still to be written', async () => {
    expect((await added()).file).toBe('texts/en/visits');
    expect(await opened('texts/es/visits')).toMatchObject({ words: { title: '', order: 9 } });
  });

  it.each(['faq', 'cookies', 'edit'])('is not added at %s, which is taken', async (slug) => {
    const refused = await refusalOf(save('texts/en', undefined, { words: { ...visits, slug } }));
    expect(refused).toMatchObject({ status: 422, more: { problems: [{ path: 'slug' }] } });
    expect(status()).toBe('');
  });

  it('that gets another address has it in every language; the old one leads there', async () => {
    await added();
    const { file, news } = await change('texts/en/visits', { slug: 'visit' });
    expect(file).toBe('texts/en/visit');
    expect(news?.said).toContain('/visits leads to it');
    expect(await readForm('texts/es/visits')).toBeUndefined();
    expect(redirects()).toEqual([{ from: '/visits', to: '/visit' }]);
  });

  it('to which old addresses lead is taken away once it is said where they lead then', async () => {
    await added();
    const { version } = await change('texts/en/visits', { slug: 'visit' });
    const refused = await refusalOf(remove('texts/en/visit', version, undefined));
    expect(refused).toMatchObject({ status: 409, more: { addresses: ['/visits'] } });
    await remove('texts/en/visit', version, '/faq');
    expect(redirects()).toEqual([
      { from: '/visits', to: '/faq' },
      { from: '/visit', to: '/faq' },
    ]);
    expect(await readForm('texts/es/visit')).toBeUndefined();
  });

  it('to which a text leads is not taken away', async () => {
    const { version } = await added();
    writeFileSync(
      'content/texts/es/faq.mdx',
      `${content('texts/es/faq.mdx')}\n[Ven](/es/visits)\n`,
    );
    const refused = await refusalOf(remove('texts/en/visits', version, ''));
    expect(refused?.message).toMatch(/“.+ \(Español\)” leads to the page at \/visits/);
  });

  it('with a mistake names the line as its form counts', async () => {
    await added();
    const refused = await refusalOf(change('texts/en/visits', { text: 'Some nonsense.' }));
    expect(refused?.more.problems).toEqual([
      { path: 'text', said: 'Line 1: {nonsense} stands for nothing' },
    ]);
  });
});

import { writeFileSync } from 'node:fs';
import { remove, save } from '@/editor/server/save';
import { readSavedForm } from '@/editor/server/form-files';
import { useTemporaryProject } from './project';
import { changeForm, gitStatus, openForm, readContent, readJson, refusalOf } from './save-helpers';

/** Jest cannot load the MDX compiler. This replacement reports an error wherever a text has the word “nonsense”. */
jest.mock('@/scripts/check/mdx-texts', () => ({
  findProblemIn: async (file: string, text: string) => {
    const line = text.split('\n').findIndex((each) => each.includes('nonsense')) + 1;
    return line > 0 ? `${file}:${line}: {nonsense} stands for nothing` : undefined;
  },
}));

useTemporaryProject({ isTaglineChanged: false });

describe('a text page', () => {
  const visits = {
    ...{ slug: 'visits', title: 'Visits', footer: true, order: 9, gated: true },
    description:
      'When the house is open to those who want to see the agave, and how to ask for it.',
    text: 'By appointment.',
  };
  const addPage = () => save('texts/en', undefined, { words: visits });
  const redirects = () => readJson('facts/redirects.json').list;

  it('is added in every language, with an empty translation', async () => {
    expect((await addPage()).file).toBe('texts/en/visits');
    expect(await openForm('texts/es/visits')).toMatchObject({ words: { title: '', order: 9 } });
  });

  it.each(['faq', 'cookies', 'edit'])(
    'is not added at the address %s, which is in use',
    async (slug) => {
      const refused = await refusalOf(save('texts/en', undefined, { words: { ...visits, slug } }));
      expect(refused).toMatchObject({ status: 422, more: { problems: [{ path: 'slug' }] } });
      expect(gitStatus()).toBe('');
    },
  );

  it('is moved to a new address in every language, and the old one redirects there', async () => {
    await addPage();
    const { file, news } = await changeForm('texts/en/visits', { slug: 'visit' });
    expect(file).toBe('texts/en/visit');
    expect(news?.said).toContain('/visits leads to it');
    expect(await readSavedForm('texts/es/visits')).toBeUndefined();
    expect(redirects()).toEqual([{ from: '/visits', to: '/visit' }]);
  });

  it('that old addresses redirect to is removed only with a new target for them', async () => {
    await addPage();
    const { version } = await changeForm('texts/en/visits', { slug: 'visit' });
    const refused = await refusalOf(remove('texts/en/visit', version, undefined));
    expect(refused).toMatchObject({ status: 409, more: { addresses: ['/visits'] } });
    await remove('texts/en/visit', version, '/faq');
    expect(redirects()).toEqual([
      { from: '/visits', to: '/faq' },
      { from: '/visit', to: '/faq' },
    ]);
    expect(await readSavedForm('texts/es/visit')).toBeUndefined();
  });

  it('that a text links to is not removed', async () => {
    const { version } = await addPage();
    writeFileSync(
      'content/texts/es/faq.mdx',
      `${readContent('texts/es/faq.mdx')}\n[Ven](/es/visits)\n`,
    );
    const refused = await refusalOf(remove('texts/en/visits', version, ''));
    expect(refused?.message).toMatch(/“.+ \(Español\)” leads to the page at \/visits/);
  });

  it('is refused with the line number that an error has in the form', async () => {
    await addPage();
    const refused = await refusalOf(changeForm('texts/en/visits', { text: 'Some nonsense.' }));
    expect(refused?.more.problems).toEqual([
      { path: 'text', said: 'Line 1: {nonsense} stands for nothing' },
    ]);
  });
});

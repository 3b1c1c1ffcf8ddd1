import { readFileSync } from 'node:fs';
import type { Redirects } from '@/content/schema/redirects';
import { planText } from '@/editor/server/texts';

const read = (file: string) => readFileSync(`content/${file}`, 'utf8');
const duties = 'texts/en/responsible-drinking.mdx';
const moved = 'texts/en/moderation.mdx';

const page = (title = 'Visits', text = 'Words.') =>
  `---\ntitle: ${title}\ndescription: ${'What one sees there, and when. '.repeat(3).trim()}\nfooter: true\norder: 5\ngated: false\n---\n${text}\n`;

it('puts an empty page in Spanish beside one that is new in English', () => {
  const { files } = planText({ file: 'texts/en/visits.mdx', text: page() }, undefined);
  expect([...files.keys()]).toEqual(['texts/en/visits.mdx', 'texts/es/visits.mdx']);
  expect(files.get('texts/es/visits.mdx')).toContain("title: ''");
  expect(files.get('texts/es/visits.mdx')).toContain('footer: true');
});

it('moves a page in every language, with the links and the redirect that lead to it', () => {
  const { files } = planText({ file: moved, text: read(duties) }, duties);
  for (const code of ['en', 'es']) {
    expect(files.has(`texts/${code}/responsible-drinking.mdx`)).toBe(true);
    expect(files.get(`texts/${code}/responsible-drinking.mdx`)).toBeUndefined();
    expect(files.get(`texts/${code}/moderation.mdx`)).toBe(
      read(`texts/${code}/responsible-drinking.mdx`),
    );
    expect(files.get(`texts/${code}/faq.mdx`)).toContain('<PageLink to="moderation" />');
  }
  const { list } = JSON.parse(files.get('facts/redirects.json') ?? '') as Redirects;
  expect(list).toContainEqual({ from: '/responsible-drinking', to: '/moderation' });
  const sources = JSON.parse(files.get('translations/es.json') ?? '') as Record<string, unknown>;
  const before = JSON.parse(read('translations/es.json')) as Record<string, unknown>;
  expect(sources[moved]).toEqual(before[duties]);
  expect(sources[duties]).toBeUndefined();
});

it.each([
  ['<PageLink to="responsible-drinking" />', '<PageLink to="moderation" />'],
  ["<PageLink to='responsible-drinking' />", "<PageLink to='moderation' />"],
  ['<a href="/responsible-drinking">x</a>', '<a href="/moderation">x</a>'],
  ["<a href='/es/responsible-drinking#y'>x</a>", "<a href='/es/moderation#y'>x</a>"],
  ['[x](/responsible-drinking "y")', '[x](/moderation "y")'],
  ['[x](/responsible-drinking-2)', '[x](/responsible-drinking-2)'],
])('has a page that moves lead to itself: %s', (before, after) => {
  const { files } = planText({ file: moved, text: `${read(duties)}\n${before}\n` }, duties);
  expect(files.get(moved)).toContain(after);
});

it('takes no page away to which a text still leads, and names the text', () => {
  expect(() => planText(undefined, duties)).toThrow('“Questions and Answers”');
});

it('writes what is the same in every language into the Spanish page', () => {
  const press = read('texts/en/press.mdx');
  const { files } = planText(
    { file: 'texts/en/press.mdx', text: press.replace('order: 4', 'order: 9') },
    undefined,
  );
  expect(files.get('texts/es/press.mdx')).toBe(
    read('texts/es/press.mdx').replace('order: 4', 'order: 9'),
  );
});

it.each([
  ['cookies', page(), 'has the address of a page that the specification gives, “/cookies”'],
  ['visits', page('Press'), 'title is that of another page, “Press”'],
  ['accessibility', page('Press'), 'title is that of another page, “Press”'],
  ['visits', page(''), 'title must be string'],
  ['visits', page('Visits', ''), 'has no text'],
])('refuses a page at /%s with what is wrong', (slug, text, said) => {
  expect(() => planText({ file: `texts/en/${slug}.mdx`, text }, undefined)).toThrow(said);
});

it.each([
  ['added', { file: 'texts/es/visits.mdx', text: page() }, undefined],
  ['taken away', undefined, 'texts/es/press.mdx'],
  ['moved', { file: 'texts/es/prensa.mdx', text: page() }, 'texts/es/press.mdx'],
])('lets no page be %s in Spanish alone', (_, written, gone) => {
  expect(() => planText(written, gone)).toThrow('in English: the other languages follow');
});

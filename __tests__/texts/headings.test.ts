import { missingLettersNote } from '@/content/schema/letters';
import { sectionIds } from '@/content/schema/rules.mjs';

it('gives each heading an id that is never empty, never twice and never the page’s own', () => {
  const titles = [
    'How long we keep it',
    'Main',
    'Contact',
    'Section 2',
    'Plata',
    '日本',
    '東京',
    '日本',
  ];
  expect(sectionIds([...titles, 'Ünïcode & più', '???', '🙂'])).toEqual([
    'how-long-we-keep-it',
    'main-2',
    'contact-2',
    'section-2-2',
    'plata-2',
    '日本',
    '東京',
    '日本-2',
    'unicode-piu',
    'part',
    'part-2',
  ]);
});

it.each(['Añejo, “oro” – 40 % & más…', 'Line one\nline two', '{name} <3 ½ oz'])(
  'says nothing of the letters that the fonts have: %s',
  (text) => expect(missingLettersNote(text)).toBeUndefined(),
);

it('names letters that the fonts lack', () => {
  expect(missingLettersNote('Łódź, 日本')).toContain('does not have “Ł ź 日 本”');
});

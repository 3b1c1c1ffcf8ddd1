import { readFileSync } from 'node:fs';
import { languages } from '@/content/languages';
import { findProblems } from '@/content/validate';

const readContent = (file: string) => readFileSync(`content/${file}.json`, 'utf8');

/** What is said where one sentence of a file is another. */
const saidWith = (file: string, from: string, to: string) =>
  findProblems((each) => {
    const text = readContent(each);
    if (each !== file) return text;
    expect(text).toContain(from);
    return text.replace(from, to);
  });

it('locks the sentences of the specification in English alone', () => {
  expect(saidWith('words/en/age', '"Welcome"', '"Hello"')).toEqual([
    expect.stringMatching(/^content\/words\/en\/age\.json: gate\.heading is locked/),
  ]);
  expect(saidWith('words/es/age', '"Te damos la bienvenida"', '"Bienvenidos"')).toEqual([]);
});

it('holds every language to the other rules', () => {
  expect(saidWith('words/es/age', '"Te damos la bienvenida"', '"Hola {nombre}"')).toEqual([
    expect.stringContaining('content/words/es/age.json: gate.heading holds “{nombre}”'),
  ]);
});

it.each([
  ['words/es/home/plata', '"notes"', '"nom": "1234", "notes"', 'nom is not in English'],
  ['words/en/home/plata', '"notes"', '"nom": "1234", "notes"', 'nom is only in English'],
  [
    'words/es/home/collections',
    /,\s*\{\s*"ground": "gold"[^}]*\}/.exec(readContent('words/es/home/collections'))?.[0] ?? '',
    '',
    'east.strata has 6 entries and in English 7',
  ],
])('names what one language has and the other lacks: %s', (file, from, to, said) => {
  expect(saidWith(file, from, to)).toEqual([expect.stringContaining(said)]);
});

it('gives a page the same address in every language but for the prefix', () => {
  expect(saidWith('words/es/home/serves', '"slug": "paloma"', '"slug": "la-paloma"')).toEqual([
    'content/words/es/home/serves.json: list.1.slug must be as in English, paloma',
  ]);
});

it('calls each language by a locale that Facebook knows', () => {
  // Those of https://www.facebook.com/translations/FacebookLocales.xml that the site may come to need.
  const known = ['en-US', 'en-GB', 'es-MX', 'es-ES', 'es-LA', 'fr-FR', 'fr-CA', 'pt-BR', 'de-DE'];
  expect(known).toEqual(expect.arrayContaining(languages.map(({ locale }) => locale)));
});

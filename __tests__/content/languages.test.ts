import { readFileSync } from 'node:fs';
import { languages } from '@/content/languages';
import { findProblems } from '@/content/validate';

const readContent = (file: string) => readFileSync(`content/${file}.json`, 'utf8');

/** The problems if one sentence of a file is replaced. */
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
    /,\s*"gold": \{[^}]*\}/.exec(readContent('words/es/home/collections'))?.[0] ?? '',
    '',
    'east.strata.gold is only in English',
  ],
  ['words/es/home/serves', '"paloma": {', '"la-paloma": {', 'list.paloma is only in English'],
])('names what one language has and the other lacks: %s', (file, from, to, said) => {
  expect(saidWith(file, from, to)).toContainEqual(expect.stringContaining(said));
});

it('takes nothing from a translation that is the same in every language', () => {
  expect(saidWith('words/es/home/serves', '"paloma": {', '"paloma": { "minutes": 3,')).toEqual([
    expect.stringContaining('list.paloma.minutes is not in English, or the same in every language'),
  ]);
});

it('calls each language by a locale that Facebook knows', () => {
  // Those of https://www.facebook.com/translations/FacebookLocales.xml that the site may come to need.
  const known = ['en-US', 'en-GB', 'es-MX', 'es-ES', 'es-LA', 'fr-FR', 'fr-CA', 'pt-BR', 'de-DE'];
  expect(known).toEqual(expect.arrayContaining(languages.map(({ locale }) => locale)));
});

export interface Language {
  /** The name of its folders in `content/words` and `content/legal`, and of its pages' `lang`. */
  readonly code: string;
  /** How it writes dates, and the `og:locale` of shared links: one of Facebook's locales. */
  readonly locale: string;
  /** What it calls itself. */
  readonly name: string;
  /** What its addresses begin with. */
  readonly prefix: '' | `/${string}`;
  /** What its readers measure drinks in, where they have not chosen. */
  readonly units: 'oz' | 'ml';
  /** Small words that stay on one line with the word after them, where a title is broken. */
  readonly keptWithNext: readonly string[];
  /** How a description begins that says only that there is a picture. */
  readonly pictureOf: readonly string[];
}

const english: Language = {
  code: 'en',
  locale: 'en-US',
  name: 'English',
  prefix: '',
  units: 'oz',
  keptWithNext: [],
  pictureOf: ['image of', 'picture of', 'photo of', 'photograph of'],
};

/** The specification's language first: its addresses have no prefix. */
export const languages: readonly [Language, ...Language[]] = [
  english,
  {
    code: 'es',
    locale: 'es-MX',
    name: 'Español',
    prefix: '/es',
    units: 'ml',
    keptWithNext: ['de', 'y', 'a', 'la', 'el'],
    pictureOf: ['imagen de', 'foto de', 'fotografía de'],
  },
];

function chosen(): Language {
  const code = process.env.NEXT_PUBLIC_LANGUAGE ?? english.code;
  const language = languages.find((each) => each.code === code);
  if (language) return language;
  const codes = languages.map((each) => each.code).join(', ');
  throw new Error(`NEXT_PUBLIC_LANGUAGE is “${code}”: write one of ${codes}, or leave it out.`);
}

/** The language of this build, in which `@words` and `@legal` are read. */
export const language = chosen();

/** The language of a page, by what its address begins with. */
export const languageAt = (path: string): Language =>
  languages.findLast(({ prefix }) => `${path}/`.startsWith(`${prefix}/`)) ?? english;

/** The site's other languages. */
export const otherLanguages = languages.filter(({ code }) => code !== language.code);

interface Language {
  /** The name of its folders in `content/words` and `content/legal`, and of its pages' `lang`. */
  readonly code: string;
  /** How it writes dates. */
  readonly locale: string;
}

const languages: readonly Language[] = [{ code: 'en', locale: 'en-US' }];

function chosen(): Language {
  const code = process.env.NEXT_PUBLIC_LANGUAGE ?? 'en';
  const language = languages.find((each) => each.code === code);
  if (language) return language;
  const codes = languages.map((each) => each.code).join(', ');
  throw new Error(`NEXT_PUBLIC_LANGUAGE is “${code}”: write one of ${codes}, or leave it out.`);
}

/** The language of this build, in which `@words` and `@legal` are read. */
export const language = chosen();

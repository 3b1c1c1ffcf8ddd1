import { frontmatterIn } from '../../content/frontmatter';
import type { Language } from '../../content/languages';
import { legalRouteIds } from '../../content/routes';
import { legalFile, sectionsOf } from '../../content/schema/mdx-sections.mjs';
import type { Known, Section } from './part';

type Fields = Readonly<Record<string, unknown>>;

/** A day or a month as the pages show it; anything else as it is. */
function inWords(value: unknown, { locale }: Language): string {
  const text = String(value);
  const [, isDay] = /^\d{4}-\d{2}(-\d{2})?$/.exec(text) ?? ['', null];
  if (isDay === null) return text;
  const parts = isDay
    ? ({ dateStyle: 'long' } as const)
    : ({ month: 'long', year: 'numeric' } as const);
  return new Date(text).toLocaleDateString(locale, { ...parts, timeZone: 'UTC' });
}

/** The sections of a legal text; none where it cannot be read, which its own form says. */
function sectionsIn(text: string): readonly Section[] {
  try {
    return sectionsOf(text);
  } catch {
    return [];
  }
}

/**
 * What the texts of a language may name, as its files have it now.
 * @param read the words of a file below `content`
 * @param slugs the addresses of the text pages in this language
 */
export function knownIn(
  language: Language,
  read: (file: string) => string,
  slugs: readonly string[],
): Known {
  const { code } = language;
  const json = (file: string): Fields => JSON.parse(read(file));
  const brand = json('facts/brand.json');
  const facts: Fields = {
    ...brand,
    proof: Number((Number(brand.strength) * 2).toFixed(1)),
    ...json('facts/legal.json'),
  };
  const titles = slugs.map((slug) => {
    const { title } = Object(frontmatterIn(read(`texts/${code}/${slug}.mdx`))) as Fields;
    return [slug, String(title ?? slug)] as const;
  });
  const enquiries = String(brand.enquiriesEmail);
  return {
    facts: Object.fromEntries(
      Object.entries(facts).flatMap(([name, value]) =>
        // The wordmark is letters to draw.
        typeof value === 'object' ? [] : [[name, inWords(value, language)]],
      ),
    ),
    pages: {
      ...(json(`words/${code}/page-names.json`) as Record<string, string>),
      ...Object.fromEntries(titles),
    },
    mail: {
      enquiries,
      privacy: String(brand.privacyEmail),
      press: String(brand.pressEmail ?? enquiries),
    },
    sections: Object.fromEntries(
      legalRouteIds.map((page) => [page, sectionsIn(read(`legal/${code}/${legalFile(page)}`))]),
    ),
  };
}

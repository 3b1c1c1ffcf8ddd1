import { languages } from '../../content/languages';

/** The legal texts by the names of their files. */
export const legalPages: Readonly<
  Record<string, { readonly label: string; readonly seenAt: string } | undefined>
> = {
  'privacy-policy': { label: 'Privacy Policy', seenAt: '/privacy-policy' },
  'terms-of-use': { label: 'Terms of Use', seenAt: '/termsOfUse' },
  'terms-and-conditions': { label: 'Terms and Conditions', seenAt: '/termsAndConditions' },
  cookies: { label: 'Cookies Policy', seenAt: '/cookies' },
};

/** The legal texts by their files below `content`, and what the forms call them. */
export const legalTexts: Readonly<Record<string, string>> = Object.fromEntries(
  languages.flatMap(({ code, name }) =>
    Object.entries(legalPages).map(([text, page]) => [
      `legal/${code}/${text}.mdx`,
      code === 'en' ? `${page?.label}` : `${page?.label} (${name})`,
    ]),
  ),
);

/** Whether a place is a section of a text, and not a field. */
export const isSection = (place: string) => /^(?:beginning|section-\d+)$/.test(place);

/** What a section is called: “section-4” is section 4. */
export const sectionLabel = (place: string) => place.replace('-', ' ');

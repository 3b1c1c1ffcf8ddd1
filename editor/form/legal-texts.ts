import { languages } from '../../content/languages';

const labels = {
  'privacy-policy': 'Privacy Policy',
  'terms-of-use': 'Terms of Use',
  'terms-and-conditions': 'Terms and Conditions',
  cookies: 'Cookies Policy',
};

/** The legal texts by their files below `content`, and what the forms call them. */
export const legalTexts: Readonly<Record<string, string>> = Object.fromEntries(
  languages.flatMap(({ code, name }) =>
    Object.entries(labels).map(([text, label]) => [
      `legal/${code}/${text}.mdx`,
      code === 'en' ? label : `${label} (${name})`,
    ]),
  ),
);

/** What a section is called: “section-4” is section 4. */
export const placeInWords = (place: string) => place.replace('-', ' ');

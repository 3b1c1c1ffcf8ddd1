/** The legal texts by their files below `content`, and what the form calls them. */
export const legalTexts: Readonly<Record<string, string>> = {
  'legal/en/privacy-policy.mdx': 'Privacy Policy',
  'legal/en/terms-of-use.mdx': 'Terms of Use',
  'legal/en/terms-and-conditions.mdx': 'Terms and Conditions',
  'legal/en/cookies.mdx': 'Cookies Policy',
};

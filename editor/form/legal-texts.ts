/** The legal texts by their files below `content`, and what the form calls them. */
export const legalTexts: Readonly<Record<string, string>> = {
  'legal/privacy-policy.mdx': 'Privacy Policy',
  'legal/terms-of-use.mdx': 'Terms of Use',
  'legal/terms-and-conditions.mdx': 'Terms and Conditions',
  'legal/cookies.mdx': 'Cookies Policy',
};

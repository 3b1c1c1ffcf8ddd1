import type { AssetFormField } from '@keystatic/core';
import { TextArea } from '@keystar/ui/text-field';

const decoder = new TextDecoder();
const encoder = new TextEncoder();

const signs =
  '## 4. Title begins a section: you type the number. **words** are strong. A line that begins with - is a point of a list. {company} and the other words in braces stand for facts. <PageLink to="cookies" /> is a link to a page, <MailLink to="privacy" /> a mail address.';

/** A legal text is a file of its own, kept letter by letter. */
function legalText(label: string, file: string): AssetFormField<string, string, string> {
  return {
    kind: 'form',
    formKind: 'asset',
    label,
    directory: 'legal',
    Input: ({ value, onChange }) => (
      <details className="legal">
        <summary>{label}</summary>
        <TextArea label={label} description={signs} value={value} onChange={onChange} />
      </details>
    ),
    defaultValue: () => '',
    filename: () => file,
    parse: (_, { asset }) => (asset ? decoder.decode(asset) : ''),
    serialize: (value) => ({
      value: undefined,
      asset: { content: encoder.encode(value), filename: file },
    }),
    validate: (value) => value,
    reader: { parse: () => '' },
  };
}

export const legalTextFields = {
  privacyPolicyText: legalText('Privacy Policy', 'privacy-policy.mdx'),
  termsOfUseText: legalText('Terms of Use', 'terms-of-use.mdx'),
  termsAndConditionsText: legalText('Terms and Conditions', 'terms-and-conditions.mdx'),
  cookiesText: legalText('Cookies Policy', 'cookies.mdx'),
};

import type { AssetFormField } from '@keystatic/core';
import { TextArea } from '@keystar/ui/text-field';
import { useEffect } from 'react';
import { reportText } from '../app/drafts';
import { legalTexts } from './legal-texts';

const decoder = new TextDecoder();
const encoder = new TextEncoder();

const signs =
  '## 4. Title begins a section: you type the number. **words** are strong. A line that begins with - is a point of a list. {company} and the other words in braces stand for facts. <PageLink to="cookies" /> is a link to a page, <MailLink to="privacy" /> a mail address.';

/** A legal text is a file of its own, kept letter by letter. */
function legalText(file: string, label: string): AssetFormField<string, string, string> {
  const filename = file.replace('legal/en/', '');

  function Input({
    value,
    onChange,
  }: {
    readonly value: string;
    readonly onChange: (value: string) => void;
  }) {
    useEffect(() => reportText(file, value), [value]);
    return (
      <details className="legal">
        <summary>{label}</summary>
        <TextArea label={label} description={signs} value={value} onChange={onChange} />
      </details>
    );
  }

  return {
    kind: 'form',
    formKind: 'asset',
    label,
    directory: 'legal/en',
    Input,
    defaultValue: () => '',
    filename: () => filename,
    parse: (_, { asset }) => (asset ? decoder.decode(asset) : ''),
    serialize: (value) => ({
      value: undefined,
      asset: { content: encoder.encode(value), filename },
    }),
    validate: (value) => value,
    reader: { parse: () => '' },
  };
}

/** Keystatic takes neither slash nor point in a name. */
export const legalTextFields = Object.fromEntries(
  Object.entries(legalTexts).map(([file, label]) => [
    file.replace(/\W/g, '-'),
    legalText(file, label),
  ]),
);

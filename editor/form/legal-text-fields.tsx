import type { AssetFormField } from '@keystatic/core';
import { useEffect } from 'react';
import { reportText } from '../app/drafts';
import { legalTexts } from './legal-texts';
import { TextBox } from './text-box';
import { useTwin } from './use-twin';

const decoder = new TextDecoder();
const encoder = new TextEncoder();

const signs =
  '## 4. Title begins a section: you type the number. **words** are strong. A line that begins with - is a point of a list. {company} and the other words in braces stand for facts. <PageLink to="cookies" /> is a link to a page, <MailLink to="privacy" /> a mail address.';

/** A legal text is a file of its own, kept letter by letter. */
function legalText(file: string, label: string): AssetFormField<string, string, string> {
  const [, directory = '', filename = ''] = /^(.+)\/(.+)$/.exec(file) ?? [];

  function Input({
    value,
    onChange,
  }: {
    readonly value: string;
    readonly onChange: (value: string) => void;
  }) {
    useEffect(() => reportText(file, value), [value]);
    const twin = useTwin(file, directory !== 'legal/en', value);
    const isOlder = twin !== undefined && twin.older.length > 0;
    return (
      <details className="legal" data-field={file}>
        <summary>
          {label}
          {isOlder && <em> older than its English</em>}
        </summary>
        <TextBox
          label={label}
          signs={signs}
          value={value}
          onChange={onChange}
          english={twin && String(twin.english ?? '')}
          older={twin?.older ?? []}
          onConfirm={(section) => twin?.confirm(section)}
        />
      </details>
    );
  }

  return {
    kind: 'form',
    formKind: 'asset',
    label,
    directory,
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

/** The legal texts of a language. Keystatic takes neither slash nor point in a name. */
export const legalTextFieldsIn = (code: string) =>
  Object.fromEntries(
    Object.entries(legalTexts)
      .filter(([file]) => file.startsWith(`legal/${code}/`))
      .map(([file, label]) => [file.replace(/\W/g, '-'), legalText(file, label)]),
  );

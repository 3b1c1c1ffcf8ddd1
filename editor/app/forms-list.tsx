import { useState } from 'react';
import type { Language } from '../../content/languages';
import { formGroups, inLanguage } from '../../content/schema/forms';
import type { Field } from '../form/fields';
import { searchFields } from '../form/find-field';
import { findFields } from './server';

/** Shorter words are in nearly every field. */
const shortest = 2;
/** More are looked for by another word. */
const most = 40;

interface FormsListProps {
  readonly language: Language;
  /** The form that is open. */
  readonly file: string;
  readonly onOpen: (file: string, field?: Field) => void;
}

/** All forms of a language, and any field by a word in it. */
export function FormsList({ language, file, onOpen }: FormsListProps) {
  const [word, setWord] = useState('');
  const [fields, setFields] = useState<readonly Field[]>([]);
  const isSearch = word.trim().length >= shortest;
  const found = isSearch ? searchFields(fields, word) : [];

  return (
    <nav aria-label="Forms">
      <input
        type="search"
        aria-label="Find a field by a word"
        placeholder="Find a word"
        value={word}
        onFocus={() => void findFields(language.code).then(setFields)}
        onChange={(event) => setWord(event.target.value)}
      />
      {isSearch && (
        <ul>
          {found.slice(0, most).map((field) => (
            <li key={`${field.form} ${field.path}`}>
              <button type="button" className="link" onClick={() => onOpen(field.form, field)}>
                {field.label}
                <small lang={language.code}>{field.words}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      {isSearch && found.length === 0 && <p>No form has this.</p>}
      {found.length > most && <p>and {found.length - most} more: type another word too</p>}
      {!isSearch &&
        Object.entries(formGroups).map(([group, members]) => (
          <section key={group}>
            <h2>{group}</h2>
            <ul>
              {members
                .map((form) => inLanguage(form, language))
                .map((form) => (
                  <li key={form.file}>
                    <button
                      type="button"
                      className="link"
                      aria-current={form.file === file}
                      onClick={() => onOpen(form.file)}
                    >
                      {form.label}
                    </button>
                  </li>
                ))}
            </ul>
          </section>
        ))}
    </nav>
  );
}

import { useEffect, useState } from 'react';
import type { Language } from '../../content/languages';
import { formGroups, inLanguage } from '../../content/schema/forms';
import type { Field } from '../form/fields';
import { searchFields } from '../form/find-field';
import type { News, TextPage } from '../server/outcome';
import { findFields, findTexts } from './server';

/** Shorter words are in nearly every field. */
const shortest = 2;
/** More are looked for by another word. */
const most = 40;

interface FormsListProps {
  readonly language: Language;
  /** The form that is open. */
  readonly file: string;
  /** What was said last: pages of text may have come or gone. */
  readonly news: News | undefined;
  readonly onOpen: (file: string, field?: Field) => void;
}

/** All forms of a language, and any field by a word in it. */
export function FormsList({ language, file, news, onOpen }: FormsListProps) {
  const [word, setWord] = useState('');
  const [fields, setFields] = useState<readonly Field[]>([]);
  const [texts, setTexts] = useState<readonly TextPage[]>([]);
  const isSearch = word.trim().length >= shortest;
  const found = isSearch ? searchFields(fields, word) : [];

  useEffect(() => {
    void findTexts(language.code).then(setTexts);
  }, [language, file, news]);

  const groups = Object.entries(formGroups).map(([group, members]) => ({
    group,
    members: members.map((form) => inLanguage(form, language)),
  }));
  const folder = `texts/${language.code}`;
  const pages = texts.map(({ slug, label }) => ({ file: `${folder}/${slug}`, label }));
  // In the other languages they follow.
  const more = language.prefix ? [] : [{ file: folder, label: 'Add a page …' }];

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
        [...groups, { group: 'Pages of text', members: [...pages, ...more] }].map(
          ({ group, members }) => (
            <section key={group}>
              <h2>{group}</h2>
              <ul>
                {members.map((form) => (
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
          ),
        )}
    </nav>
  );
}

import { useState } from 'react';
import type { Language } from '../../content/languages';
import { formGroups, inLanguage } from '../../content/schema/forms';
import type { Person, Site } from '../api';
import type { Field } from '../form/fields';
import { searchFields } from '../form/find-field';
import { legalTexts } from '../form/legal-texts';
import { draftFiles } from './drafts';
import { findFields } from './server';

/** Shorter words would match nearly every field. */
const minSearchLength = 2;
const maxResults = 40;

interface FormsListProps {
  readonly language: Language;
  readonly site: Site | undefined;
  readonly people: readonly Person[];
  /** The form that is open. */
  readonly file: string;
  readonly onOpen: (file: string, field?: Field) => void;
}

/** The forms of a language, in groups in the order of the page. */
function groupsIn(language: Language, site: Site | undefined) {
  const legal = Object.entries(legalTexts)
    .filter(([text]) => text.startsWith(`legal/${language.code}/`))
    .map(([text, label]) => ({ file: text.replace(/\.mdx$/, ''), label }));
  // All labels are in one language, so its name is left out.
  const withoutLanguage = <Each extends { readonly label: string }>(each: Each): Each => ({
    ...each,
    label: each.label.replace(` (${language.name})`, ''),
  });
  // Pages are added in English, and then exist in the other languages too.
  const addPage = language.prefix ? [] : [{ file: 'texts/en', label: 'Add a page …' }];
  return [
    ...Object.entries(formGroups).map(([group, forms]) => {
      const members = forms.map((form) => inLanguage(form, language));
      return { group, members: group === 'Legal pages' ? [...legal, ...members] : members };
    }),
    { group: 'Pages of text', members: [...(site?.texts ?? []), ...addPage] },
  ].map(({ group, members }) => ({ group, members: members.map(withoutLanguage) }));
}

/** The list of a language's forms, and the search for fields. */
export function FormsList({ language, site, people, file, onOpen }: FormsListProps) {
  const [word, setWord] = useState('');
  const [fields, setFields] = useState<readonly Field[]>([]);
  const isSearch = word.trim().length >= minSearchLength;
  const found = isSearch ? searchFields(fields, word) : [];
  const drafts = draftFiles();
  const namesIn = (form: string) =>
    people.filter((each) => each.file === form).map(({ name = 'another window' }) => name);

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
          {found.slice(0, maxResults).map((field) => (
            <li key={`${field.form} ${field.path}`}>
              <button type="button" onClick={() => onOpen(field.form, field)}>
                {field.label}
                <small lang={language.code}>{field.words}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      {isSearch && found.length === 0 && <p>No form has this.</p>}
      {found.length > maxResults && (
        <p>and {found.length - maxResults} more: type another word too</p>
      )}
      {!isSearch &&
        groupsIn(language, site).map(({ group, members }) => (
          <section key={group}>
            <h2>{group}</h2>
            <ul>
              {members.map((form) => (
                <li key={form.file}>
                  <button
                    type="button"
                    aria-current={form.file === file ? 'page' : undefined}
                    onClick={() => onOpen(form.file)}
                  >
                    {form.label}
                    {drafts.includes(form.file) && <small>not yet saved</small>}
                    {namesIn(form.file).map((name, index) => (
                      <small key={index} className="person">
                        open: {name}
                      </small>
                    ))}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </nav>
  );
}

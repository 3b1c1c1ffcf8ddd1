import { config, singleton, type ComponentSchema } from '@keystatic/core';
import { languages, type Language } from '../../content/languages';
import { allForms, formGroups, inLanguage, type Form } from '../../content/schema/forms';
import { reportWords } from '../app/drafts';
import { describe } from './describe';
import { keyOf } from './key';
import { keystaticField } from './keystatic-field';
import { legalTextFieldsIn } from './legal-text-fields';
import { textPagesIn } from './text-pages';

function singletonFor({ file, label, schema, language = 'en' }: Form) {
  const fieldFile = {
    language,
    name: () => `${file}.json`,
    textWith: JSON.stringify,
    report: reportWords.bind(undefined, file),
  };
  const fields: Record<string, ComponentSchema> = Object.fromEntries(
    describe(schema).fields.map(([name, field]) => [name, keystaticField(fieldFile, name, field)]),
  );
  const texts = file === `words/${language}/legal` ? legalTextFieldsIn(language) : {};
  return singleton({
    label,
    path: file,
    format: { data: 'json' },
    schema: { ...fields, ...texts },
  });
}

const keyOfTexts = (code: string) => `texts-${code}`;

/** All forms, and a list of those in one language. */
export const configIn = (language: Language) =>
  config({
    storage: { kind: 'local' },
    ui: {
      brand: { name: 'Words and pictures' },
      navigation: {
        ...Object.fromEntries(
          Object.entries(formGroups).map(([group, members]) => [
            group,
            members.map((form) => keyOf(inLanguage(form, language).file)),
          ]),
        ),
        'Pages of text': [keyOfTexts(language.code)],
      },
    },
    singletons: Object.fromEntries(allForms.map((form) => [keyOf(form.file), singletonFor(form)])),
    collections: Object.fromEntries(
      languages.map((each) => [keyOfTexts(each.code), textPagesIn(each)]),
    ),
  });

import { readFileSync } from 'node:fs';
import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { forms } from './forms';

/** The fields of a record, as Valibot keeps them. */
const entriesOf = (schema: GenericSchema) =>
  Object.entries((schema as { readonly entries?: Record<string, GenericSchema> }).entries ?? {});

const files = ['facts/brand', 'words/en/home/plata', 'words/en/home/anejo'];

/** What only the brand knows and has not given yet, as the forms name it. */
export function stillToSupply(
  read = (file: string) => readFileSync(`content/${file}.json`, 'utf8'),
) {
  return forms
    .filter(({ file }) => files.includes(file))
    .flatMap(({ file, label, schema }) => {
      const given = JSON.parse(read(file)) as Record<string, unknown>;
      return entriesOf(schema)
        .filter(([name, field]) => field.type === 'exact_optional' && given[name] === undefined)
        .map(([name, field]) => {
          const { wrapped = field } = field as { readonly wrapped?: GenericSchema };
          return `${v.getTitle(wrapped) ?? name} (${label})`;
        });
    });
}

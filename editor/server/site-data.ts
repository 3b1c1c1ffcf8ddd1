import { readFileSync } from 'node:fs';
import { englishPaths } from '../../content/addresses';
import { languages } from '../../content/languages';
import { pictureNames } from '../../content/schema/address';
import type { Serves } from '../../content/schema/serves';
import { textFilesIn } from '../../content/text-files';
import type { Site } from '../api';
import { knownIn } from '../writing/known';
import { textPages } from './labels';

const read = (name: string) => readFileSync(`content/${name}`, 'utf8');

/** What the editor's page needs to know of all saved content in a language. */
export function readSiteData(code: string, name?: string): Site {
  const language = languages.find((each) => each.code === code) ?? languages[0];
  const { list } = JSON.parse(read('words/en/home/serves.json')) as Serves;
  return {
    ...(name === undefined ? {} : { name }),
    known: knownIn(language, read, Object.keys(textFilesIn(language.code))),
    addresses: englishPaths(list),
    texts: textPages(language.code),
    pictures: [...pictureNames],
  };
}

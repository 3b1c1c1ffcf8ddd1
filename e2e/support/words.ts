import { readFileSync } from 'node:fs';
import type { Language } from '@/content/languages';
import { read } from '@/content/read';

/** The words of a file in a language, with the facts in their places. */
export const wordsIn = <Words>({ code }: Language, file: string): Words =>
  read<Words>(JSON.parse(readFileSync(`content/words/${code}/${file}.json`, 'utf8')));

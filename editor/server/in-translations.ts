/** What follows in other languages, and for addresses, where English words are saved. */
import { existsSync, readFileSync } from 'node:fs';
import { translations } from '../../content/schema/forms';
import { readSources } from '../../content/schema/sources';
import { isList, isRecord, textOf, type JsonRecord } from '../form/json';
import type { EditorForm } from '../form/find-form';
import {
  planOfSources,
  redirectsForm,
  refuseIfLinked,
  withLinks,
  withPages,
  type Move,
} from './addresses';
import { follow, followNotes, formerOf } from './follow';
import { nameOf } from './stored';
import type { Change } from './texts';

const slugsOf = (words: JsonRecord) => (isList(words.list) ? words.list.filter(isRecord) : []);
const pathOf = ({ slug }: JsonRecord) => `/serves/${String(slug)}`;

/** Pages of serves whose address has changed: the old one leads there, and links follow. One that is gone leads home. */
function withServes(before: JsonRecord, after: JsonRecord): Change {
  const [old, now] = [slugsOf(before), slugsOf(after)];
  const former = formerOf(old, now, 'slug');
  const moves = now.flatMap((serve, index): Move[] => {
    const was = former[index];
    return was && was.slug !== serve.slug ? [[pathOf(was), pathOf(serve)]] : [];
  });
  const gone = old.filter((serve) => !former.includes(serve)).map(pathOf);
  gone.forEach(refuseIfLinked);
  const all: Move[] = [...moves, ...gone.map((path): Move => [path, '/'])];
  const said = all.map(([from, to]) => `${from} leads to ${to} now.`).join(' ');
  return {
    files: new Map([...withLinks(moves), ...withPages(now.map(pathOf), all)]),
    ...(said && { news: { said, form: redirectsForm } }),
  };
}

/** What follows from saving English words, or facts, beside their own file. Throws a `Refusal`. */
export function inTranslations(form: EditorForm, before: JsonRecord, after: JsonRecord): Change {
  if (form.kind !== 'words' || !form.language) return { files: new Map() };
  const name = nameOf(form);
  const twins = translations.flatMap(({ code }) => {
    const twin = name.replace('/en/', `/${code}/`);
    if (!existsSync(`content/${twin}`)) return [];
    const text = readFileSync(`content/${twin}`, 'utf8');
    const words: unknown = JSON.parse(text);
    const next = follow(form.schema, before, after, words);
    const sources = readSources(code);
    const notes = followNotes(form.schema, before, after, sources[name] ?? {});
    const isMoved = JSON.stringify(notes) !== JSON.stringify(sources[name] ?? {});
    return [
      ...(JSON.stringify(next) === JSON.stringify(words) ? [] : [[twin, textOf(next)] as const]),
      ...(isMoved ? planOfSources(code, { ...sources, [name]: notes }) : []),
    ];
  });
  const isOfServes = form.file === 'words/en/home/serves';
  const { files, news } = isOfServes ? withServes(before, after) : { files: new Map() };
  return { files: new Map([...twins, ...files]), ...(news ? { news } : {}) };
}

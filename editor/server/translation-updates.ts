/** Plans the updates of translations, links and redirects when an English form is saved. */
import { existsSync, readFileSync } from 'node:fs';
import { translations } from '../../content/schema/forms';
import { readSources } from '../../content/schema/sources';
import { isList, isRecord, textOf, type JsonRecord } from '../form/json';
import type { EditorForm } from '../form/find-form';
import {
  planSources,
  redirectsForm,
  refuseIfLinked,
  planLinkUpdates,
  planRedirects,
  type Move,
} from './links-and-redirects';
import { alignTranslation, alignSourceDigests, matchPrevious } from './match-entries';
import { fileNameOf } from './form-files';
import type { Change } from './text-pages';

const servesOf = (words: JsonRecord) => (isList(words.list) ? words.list.filter(isRecord) : []);
const pathOf = ({ slug }: JsonRecord) => `/serves/${String(slug)}`;

/** Updates links and redirects for moved pages of serves. A removed one redirects to the home page. */
function planServePages(before: JsonRecord, after: JsonRecord): Change {
  const [oldServes, newServes] = [servesOf(before), servesOf(after)];
  const previous = matchPrevious(oldServes, newServes, 'slug');
  const moves = newServes.flatMap((serve, index): Move[] => {
    const oldServe = previous[index];
    return oldServe && oldServe.slug !== serve.slug ? [[pathOf(oldServe), pathOf(serve)]] : [];
  });
  const removed = oldServes.filter((serve) => !previous.includes(serve)).map(pathOf);
  removed.forEach(refuseIfLinked);
  const all: Move[] = [...moves, ...removed.map((path): Move => [path, '/'])];
  const message = all.map(([from, to]) => `${from} leads to ${to} now.`).join(' ');
  return {
    files: new Map([...planLinkUpdates(moves), ...planRedirects(newServes.map(pathOf), all)]),
    ...(message && { news: { said: message, form: redirectsForm } }),
  };
}

/** The changes of other files when an English form or facts are saved. Throws a `Refusal`. */
export function planTranslations(form: EditorForm, before: JsonRecord, after: JsonRecord): Change {
  if (form.kind !== 'words' || !form.language) return { files: new Map() };
  const name = fileNameOf(form);
  const twins = translations.flatMap(({ code }) => {
    const twin = name.replace('/en/', `/${code}/`);
    if (!existsSync(`content/${twin}`)) return [];
    const text = readFileSync(`content/${twin}`, 'utf8');
    const words: unknown = JSON.parse(text);
    const next = alignTranslation(form.schema, before, after, words);
    const sources = readSources(code);
    const digests = alignSourceDigests(form.schema, before, after, sources[name] ?? {});
    const hasMoved = JSON.stringify(digests) !== JSON.stringify(sources[name] ?? {});
    return [
      ...(JSON.stringify(next) === JSON.stringify(words) ? [] : [[twin, textOf(next)] as const]),
      ...(hasMoved ? planSources(code, { ...sources, [name]: digests }) : []),
    ];
  });
  const isOfServes = form.file === 'words/en/home/serves';
  const { files, news } = isOfServes ? planServePages(before, after) : { files: new Map() };
  return { files: new Map([...twins, ...files]), ...(news ? { news } : {}) };
}

import { readFileSync } from 'node:fs';
import { brand } from '../../../content/brand';
import type { Language } from '../../../content/languages';
import { shareImageOf } from '../../../content/metadata';
import { read } from '../../../content/read';
import { translated } from '../../../content/translated';
import { routeIds, servePath, type RouteId } from '../../../content/routes';
import type { MetadataWords } from '../../../content/schema/pages';
import type { Serves } from '../../../content/schema/serves';
import { textsIn } from '../../../content/text-files';
import { compositions, serveComposition, textComposition, type Composition } from './compositions';

export interface Sheet {
  /** In `public`, with a slash before it. */
  readonly address: string;
  readonly composition: Composition;
  readonly language: Language;
  readonly title: string;
  /** A line below the title; the title is then the wordmark, which stands nowhere else. */
  readonly below?: string;
}

const parsed = (code: string, file: string): unknown =>
  JSON.parse(readFileSync(`content/words/${code}/${file}.json`, 'utf8'));

const wordsOf = <Words>(file: string, { code }: Language) =>
  read<Words>(translated(parsed('en', file), parsed(code, file)));

function sheetOfRoute(id: RouteId, language: Language, words: MetadataWords): Sheet {
  const { title } = words[id];
  const composition = compositions[id];
  const sheet = { address: shareImageOf(id, language), composition, language };
  return id === 'home'
    ? {
        ...sheet,
        title: Object.values(brand.wordmark).join(''),
        below: title.split(': ')[1] ?? '',
      }
    : { ...sheet, title: title.split(' · ')[0] ?? title };
}

/** The share images of all pages in a language. */
export function sheetsIn(language: Language): Sheet[] {
  const words = wordsOf<MetadataWords>('metadata', language);
  return [
    ...routeIds.map((id) => sheetOfRoute(id, language, words)),
    ...wordsOf<Serves>('home/serves', language).list.map((serve) => ({
      address: shareImageOf(servePath(serve).slice(1), language),
      composition: serveComposition(serve.picture.name),
      language,
      title: serve.name,
    })),
    ...textsIn(language.code).map(({ slug, title }) => ({
      address: shareImageOf(`texts/${slug}`, language),
      composition: textComposition,
      language,
      title,
    })),
  ];
}

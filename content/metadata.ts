import data from '@words/metadata.json' with { type: 'json' };
import { language, type Language } from './languages';
import { legalDates } from './legal';
import { read } from './read';
import { routeIds, routes, type Path, type RouteId } from './routes';
import type { MetadataWords } from './schema/pages';

/** The size of every share image, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** A page of the site, as tabs, search engines and shared links know it. */
export interface Page {
  /** Its address in the language of this build. */
  readonly path: string;
  /** In English, as in `/serves/paloma`: other languages put their prefix before it. */
  readonly englishPath: Path;
  readonly title: string;
  readonly description: string;
  readonly shareImage: { readonly src: string; readonly alt: string };
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
  /** The day of its last change, as in 2024-11-14, where one is kept. */
  readonly lastModified?: string;
}

const words = read<MetadataWords>(data);

/** `privacyPolicy` is `privacy-policy` in the name of a file. */
const fileNameOf = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The address of a page's share image in a language, by what the page is called in code or in its address. */
export const shareImageOf = (name: string, { prefix }: Language) =>
  `/share${prefix}/${fileNameOf(name)}.jpg`;

function pageOfRoute(id: RouteId): Page {
  const { path, englishPath, indexed, legal } = routes[id];
  const { title, description, shareAlt } = words[id];
  return {
    path,
    englishPath,
    title,
    description,
    shareImage: { src: shareImageOf(id, language), alt: shareAlt },
    isIndexed: indexed,
    ...(legal ? { lastModified: legalDates.lastUpdated.iso } : {}),
  };
}

/** The pages of the specification. */
export const pages = Object.fromEntries(routeIds.map((id) => [id, pageOfRoute(id)])) as Record<
  RouteId,
  Page
>;

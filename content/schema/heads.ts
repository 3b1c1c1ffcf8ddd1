import * as v from 'valibot';
import { routeIds, type RouteId } from '../routes';
import { publicFile } from './address';
import { altText, wordsBetween } from './text';

const headSchema = v.strictObject({
  /** What the browser's tab and a search result show. */
  title: wordsBetween(8, 60),
  /** For search results and shared links. */
  description: wordsBetween(70, 160),
  /** 1200 × 630 px, in `public/`. */
  shareImage: v.strictObject({ src: publicFile, alt: altText }),
});

type Head = v.InferOutput<typeof headSchema>;

const eachHasItsOwn = (field: 'title' | 'description') =>
  v.check<Record<RouteId, Head>, string>(
    (heads) => new Set(Object.values(heads).map((head) => head[field])).size === routeIds.length,
    `have the same ${field} twice: give each route its own`,
  );

export const headsSchema = v.strictObject({
  shareImageSize: v.strictObject({ width: v.literal(1200), height: v.literal(630) }),
  heads: v.pipe(
    v.strictObject(v.entriesFromList(routeIds, headSchema)),
    eachHasItsOwn('title'),
    eachHasItsOwn('description'),
  ),
});

export type Heads = v.InferOutput<typeof headsSchema>['heads'];

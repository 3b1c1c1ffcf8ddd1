import * as v from 'valibot';
import { routeIds, type RouteId } from '../routes';
import { publicFile, sitePath } from './address';
import { altText, label, wordsBetween } from './text';

const routeSchema = v.strictObject({
  path: sitePath,
  breadcrumb: label,
  indexed: v.boolean(),
  legal: v.boolean(),
});

const headSchema = v.strictObject({
  title: wordsBetween(8, 60),
  description: wordsBetween(70, 160),
  shareImage: v.strictObject({ src: publicFile, alt: altText }),
});

/** Refuses, of two routes that say the same, the later one. */
function distinct<Entry extends Record<string, unknown>>(field: string & keyof Entry) {
  return v.rawCheck<Record<RouteId, Entry>>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    for (const [index, id] of routeIds.entries()) {
      const text = value[id][field];
      const other = routeIds.slice(0, index).find((earlier) => value[earlier][field] === text);
      if (other === undefined) continue;
      const step = { type: 'object', origin: 'value' } as const;
      addIssue({
        message: `is “${text}”, as that of ${other}: give each route its own`,
        path: [
          { ...step, input: value, key: id, value: value[id] },
          { ...step, input: { ...value[id] }, key: field, value: text },
        ],
      });
    }
  });
}

const distinctHead = distinct<v.InferOutput<typeof headSchema>>;
const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));

export const routesEntries = {
  routeIds: v.array(v.string()),
  routes: v.pipe(
    v.strictObject(v.entriesFromList(routeIds, routeSchema)),
    distinct<v.InferOutput<typeof routeSchema>>('path'),
  ),
};

export const headsEntries = {
  shareImageSize: v.strictObject({ width: pixels, height: pixels }),
  heads: v.pipe(
    v.strictObject(v.entriesFromList(routeIds, headSchema)),
    distinctHead('title'),
    distinctHead('description'),
  ),
};

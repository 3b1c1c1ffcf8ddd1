import * as v from 'valibot';
import { routeIds } from '../routes';
import { publicFile, sitePath } from './address';
import { altText, label, wordsBetween } from './text';

const routeSchema = v.strictObject({
  path: sitePath,
  title: wordsBetween(8, 60),
  description: wordsBetween(70, 160),
  breadcrumb: label,
  shareImage: v.strictObject({ src: publicFile, alt: altText }),
  indexed: v.boolean(),
  legal: v.boolean(),
});

const recordSchema = v.strictObject(v.entriesFromList(routeIds, routeSchema));

type Routes = v.InferOutput<typeof recordSchema>;

/** Refuses, of two routes that say the same, the later one. */
function distinct(field: 'path' | 'title' | 'description') {
  return v.rawCheck<Routes>(({ dataset, addIssue }) => {
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

const routesSchema = v.pipe(
  recordSchema,
  distinct('path'),
  distinct('title'),
  distinct('description'),
);

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));

export const routesEntries = {
  routeIds: v.array(v.string()),
  shareImageSize: v.strictObject({ width: pixels, height: pixels }),
  routes: routesSchema,
};

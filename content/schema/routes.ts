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

function distinct(field: 'path' | 'title' | 'description') {
  return v.check<v.InferOutput<typeof recordSchema>, string>((routes) => {
    const values = Object.values(routes).map((route) => route[field]);
    return new Set(values).size === values.length;
  }, `need a ${field} of their own each`);
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

import { readFileSync } from 'node:fs';
import { forms } from '@/content/schema/forms';
import type { Serves } from '@/content/schema/serves';
import { differences } from '@/editor/server/differences';
import type { Json } from '@/editor/form/json';

const form = forms.find(({ file }) => file === 'words/en/home/serves');
const before = JSON.parse(readFileSync('content/words/en/home/serves.json', 'utf8')) as Serves;
const describeChanges = (after: Serves) =>
  form && differences(form.schema, before as unknown as Json, after as unknown as Json);
const [first, second, ...others] = before.list;

it('describes a changed field with its old and new value', () => {
  expect(describeChanges(before)).toEqual([]);
  expect(describeChanges({ ...before, how: 'Each core is one drink.' })).toEqual([
    `How to read the drawing: “${before.how}” is now “Each core is one drink.”`,
  ]);
});

it('describes entries of a list that were moved, changed or removed', () => {
  if (!first || !second) throw new Error('There are no serves');
  const longer = { ...second, glass: 'Long glass' };
  const renamed = { ...first, name: 'Batanga' };
  expect(describeChanges({ ...before, list: [longer, ...others, renamed] })).toEqual([
    'Serves › in another order',
    'Serves › Paloma › Glass: “Highball” is now “Long glass”',
    'Serves › Batanga › Name: “Plata, alone” is now “Batanga”',
  ]);
  expect(describeChanges({ ...before, list: [first, ...others] })).toEqual([
    'Serves › “Paloma” removed',
  ]);
  expect(describeChanges({ ...before, list: [second, first, ...others] })).toEqual([
    'Serves › in another order',
  ]);
});

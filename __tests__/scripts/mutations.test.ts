/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { mutations } from '@/scripts/mutate/mutations';

test('there are ten mutations, as the README says', () => {
  expect(mutations).toHaveLength(10);
});

test.each(mutations)('$name: what is broken stands in $file exactly once', (mutation) => {
  const { file, find, replace } = mutation;
  const text = readFileSync(file, 'utf8');
  const every = typeof find === 'string' ? find : new RegExp(find.source, `${find.flags}g`);
  const found = typeof every === 'string' ? text.split(every).slice(1) : (text.match(every) ?? []);
  expect(found).toHaveLength(1);
  expect(text.replace(find, () => replace)).not.toBe(text);
});

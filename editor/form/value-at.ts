import { isList, isRecord, type Json } from './json';

/** The value at a place in a form, as `list.2.glass`. */
export function valueAt(words: Json | undefined, path: string): Json | undefined {
  const [part = '', ...rest] = path.split('.');
  if (part === '') return words;
  const value = isList(words) ? words[Number(part)] : isRecord(words) ? words[part] : undefined;
  return rest.length === 0 ? value : valueAt(value, rest.join('.'));
}

/** The same words with another value at a place, or without it. */
export function withValueAt(words: Json, path: string, value: Json | undefined): Json | undefined {
  const [part = '', ...rest] = path.split('.');
  if (part === '') return value;
  const inner = (old: Json | undefined) => withValueAt(old ?? {}, rest.join('.'), value);
  if (isList(words))
    return words.flatMap((each, index) => {
      const next = String(index) === part ? inner(each) : each;
      return next === undefined ? [] : [next];
    });
  const record = {
    ...(isRecord(words) ? words : {}),
    [part]: inner(isRecord(words) ? words[part] : undefined),
  };
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, each]) => (each === undefined ? [] : [[key, each]])),
  );
}

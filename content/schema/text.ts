import * as v from 'valibot';

/** Words that are there, tidy, and finished. */
export const words = v.pipe(
  v.string(),
  v.nonEmpty('must not be empty'),
  v.check((text) => text === text.trim(), 'must not begin or end with a space'),
  v.check((text) => !/ {2}/.test(text), 'must not hold two spaces in a row'),
  v.check((text) => !/lorem ipsum|\bTODO\b|\bTBD\b|\?\?\?/i.test(text), 'must be finished'),
);

/** A line of words with a length in characters. */
export function wordsBetween(shortest: number, longest: number) {
  return v.pipe(
    words,
    v.check(
      (text) => text.length >= shortest && text.length <= longest,
      ({ input }) =>
        `must have ${shortest} to ${longest} characters and has ${String(input).length}`,
    ),
  );
}

/** What a picture shows, for those who do not see it: a phrase, not a file name. */
export const altText = v.pipe(
  wordsBetween(8, 180),
  v.check(
    (text) => !/^(image|picture|photo|photograph) of/i.test(text),
    'must say what is seen, not that it is a picture',
  ),
  v.check((text) => !/\.(jpe?g|png|webp|avif|svg)$/i.test(text), 'must not be a file name'),
);

/** A path from the root of the site, with an optional hash. */
export const sitePath = v.pipe(
  v.string(),
  v.regex(/^\/(?:[\w./-]*)(?:#[\w-]+)?$/, 'must be a path of this site'),
);

export const webAddress = v.pipe(v.string(), v.url('must be a web address'));
export const secureAddress = v.pipe(webAddress, v.startsWith('https://', 'must begin https://'));
export const emailAddress = v.pipe(v.string(), v.email('must be an email address'));

/** Words at any depth of lists and records; numbers, switches and functions pass. */
export const wordTree: v.GenericSchema = v.lazy((value) => {
  if (typeof value === 'string') return words;
  if (Array.isArray(value)) return v.array(wordTree);
  if (typeof value === 'object' && value !== null) return v.record(v.string(), wordTree);
  return v.any();
});

import * as v from 'valibot';
import { field, tickedByDefault, titleOfLength, textOfLength, textWith } from './text';

/** The frontmatter of a text page. */
export const textSchema = v.strictObject({
  title: field(
    'Title',
    titleOfLength(2, 40),
    'At the top of the page, in links to it, in tabs and search results.',
  ),
  description: field(
    'Description',
    textOfLength(70, 160),
    'Below its title in search results and shared links.',
  ),
  footer: field('In the footer', v.boolean(), 'Whether the foot of every page leads to it.'),
  order: field(
    'Place',
    v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1, 'must be 1 or more')),
    'Among the others in the footer: 1 comes first.',
  ),
  gated: field(
    'Behind the age gate',
    tickedByDefault,
    'On for a new page. Off for texts that explain the house’s duties, which anyone may read.',
  ),
  questions: v.exactOptional(
    field(
      'Headings are questions',
      v.boolean(),
      'Each answer opens when its question is pressed, and on paper all are open.',
    ),
  ),
});
export type TextWords = v.InferOutput<typeof textSchema>;

/** What does not change with the language. */
export const sameInEveryLanguage = ['footer', 'order', 'gated', 'questions'] as const;

/** Words around every text page. */
export const textsSchema = v.strictObject({
  shareAlt: field(
    'The share picture in words',
    textWith('title'),
    'Read out where a shared link shows its picture; {title} is the page’s.',
  ),
});
export type TextsWords = v.InferOutput<typeof textsSchema>;

/**
 * The packed pictures that a text names.
 * @public The editor’s server keeps them.
 */
export const picturesIn = (text: string): string[] =>
  [...text.matchAll(/<Picture\s[^>]*?\bname="([\w-]+)"/g)].map(([, name = '']) => name);

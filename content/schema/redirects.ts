import * as v from 'valibot';
import { languages } from '../languages';
import { field, list } from './text';

const oldAddress = v.pipe(
  v.string(),
  v.regex(
    /^(?:\/[A-Za-z0-9][\w.~-]*)+$/,
    ({ input }) => `must be an address of this site, as in “/visits”, and is “${input}”`,
  ),
  v.check(
    (from) => !languages.some(({ prefix }) => prefix && `${from}/`.startsWith(`${prefix}/`)),
    'must be the English address: it leads on in the other languages too',
  ),
);

const redirect = v.strictObject({
  from: field('Old address', oldAddress, 'As in /visits. There must be no page at it.'),
  to: field('Leads to', v.string(), 'The English address of a page, as in /faq.'),
});

export const redirectsSchema = v.strictObject({
  list: field(
    'Addresses',
    list(redirect, { entry: 'address', by: 'from', fewest: 0, most: 200 }),
    'Of pages that have another address now, or are gone, and where each leads.',
  ),
});
export type Redirects = v.InferOutput<typeof redirectsSchema>;

/**
 * What is wrong with redirects beside a site's pages.
 * @param paths the English addresses to which one may be led
 * @param taken those from which one may not
 */
export function redirectProblems(
  { list }: Redirects,
  paths: readonly string[],
  taken: readonly string[],
): string[] {
  const isPage = (address: string) =>
    taken.some((path) => path.toLowerCase() === address.toLowerCase());
  return list.flatMap(({ from, to }, index) => [
    ...(isPage(from)
      ? [`list.${index}.from is the address of a page, “${from}”: take the line out`]
      : []),
    ...(paths.includes(to)
      ? []
      : [`list.${index}.to leads to no page with “${to}”: write one of ${paths.join(', ')}`]),
  ]);
}

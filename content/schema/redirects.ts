import * as v from 'valibot';
import { languages } from '../languages';
import { field, listOf } from './text';

/**
 * One spelling of addresses that hosts treat alike: `/Cookies/` and `/cookies.html` are `/cookies`.
 */
export const normalizedAddress = (address: string): string =>
  address
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/(?:^\/index)?\.html$|^\/index$/, '') || '/';

/** What is wrong with the letters of an old address, if anything: hosts read others in different ways. */
function spellingProblem(from: string): string | undefined {
  if (/^(?:\/[A-Za-z0-9][\w.~-]*)+$/.test(from)) return undefined;
  const must = `must be an address of this site, as in “/visits”, and is “${from}”: `;
  const [, path = '', end] = /^([^?#]*[^?#/])?\/*([?#].*)?$/.exec(from) ?? [];
  if (end)
    return `${must}no host can tell addresses apart by what follows ${end.charAt(0)}, so write what stands before it, if that is no page`;
  if (/[^\x21-\x7E]|%/.test(from))
    return `${must}only letters without accents, digits and - . _ ~ are read alike by every host`;
  if (from.endsWith('/') && path)
    return `${must}write “${path}”, which leads on with / at its end too`;
  return `${must}write / before each part, and begin each with a letter or a digit`;
}

const oldAddress = v.pipe(
  v.string(),
  v.check(
    (from) => spellingProblem(from) === undefined,
    ({ input }) => spellingProblem(input) ?? '',
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
    listOf(redirect, { entry: 'address', by: 'from', minEntries: 0, maxEntries: 200 }),
    'Of pages that have another address now, or are gone, and where each leads.',
  ),
});
export type Redirects = v.InferOutput<typeof redirectsSchema>;

/** Who answers at an address of the site. */
export type Answers = 'page' | 'files' | 'receiver' | 'editor';

const answering: Readonly<Record<Answers, string>> = {
  page: 'the address of a page',
  files: 'where files of this site are',
  receiver: 'where enquiries arrive',
  editor: 'where the editor answers',
};

/**
 * What is wrong with redirects beside what the site has.
 * @param paths the English addresses to which one may be led
 * @param answersAt who answers at an English address already
 */
export function redirectProblems(
  { list }: Redirects,
  paths: readonly string[],
  answersAt: (address: string) => Answers | undefined,
): string[] {
  const isSame = (from: string) => (other: { readonly from: string }) =>
    normalizedAddress(other.from) === normalizedAddress(from);
  return list.flatMap(({ from, to }, index) => {
    const answers = answersAt(from);
    const above = list.slice(0, index).find(isSame(from));
    return [
      ...(answers
        ? [`list.${index}.from is ${answering[answers]}, “${from}”: take the line out`]
        : []),
      ...(above
        ? [`list.${index}.from is led on by the line of “${above.from}” already: take one out`]
        : []),
      ...(paths.includes(to)
        ? []
        : [`list.${index}.to leads to no page with “${to}”: write one of ${paths.join(', ')}`]),
    ];
  });
}

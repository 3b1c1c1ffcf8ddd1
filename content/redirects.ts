import facts from './facts/redirects.json' with { type: 'json' };
import { languages } from './languages';
import { pathIn, type Path } from './routes';
import type { Redirects } from './schema/redirects';

/** An address that leads to another page for good. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

const { list } = facts as Redirects;

/** Addresses that have had a page, in every language, and where they lead now. */
export const redirects: readonly Redirect[] = languages.flatMap((each) =>
  list.map(({ from, to }) => ({ from: pathIn(each, from as Path), to: pathIn(each, to as Path) })),
);

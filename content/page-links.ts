import data from '@words/page-names.json' with { type: 'json' };
import { read } from './read';
import { routes, type RouteId } from './routes';
import type { PageNames } from './schema/pages';

export interface NavigationLink {
  readonly label: string;
  readonly href: string;
}

const names = read<PageNames>(data);

/** A page under its name. */
export const linkTo = (id: RouteId): NavigationLink => ({
  label: names[id],
  href: routes[id].path,
});

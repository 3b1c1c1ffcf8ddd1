import { read } from './read';
import data from './words/routes.json' with { type: 'json' };
import type { RouteWords } from './schema/pages';

const { pages, sections } = read<RouteWords>(data);

export type RouteId = keyof RouteWords['pages'];

/** Every screen of the site. */
export const routes = pages;

export const routeIds = Object.keys(routes) as RouteId[];

/** The ids of the home page's sections and blocks. The spelling is the specification's. */
export const sectionIds = sections;

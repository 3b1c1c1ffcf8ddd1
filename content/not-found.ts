import data from './words/not-found.json' with { type: 'json' };
import { read } from './read';
import { routes, sectionIds } from './routes';
import type { NotFoundWords } from './schema/frame';

const { heading, text, up, down } = read<NotFoundWords>(data);

/** Words of the page that answers where there is none. */
export const notFound = {
  heading,
  text,
  up: { label: up, href: routes.home.path },
  down: { label: down, href: `${routes.home.path}#${sectionIds.collections}` },
};

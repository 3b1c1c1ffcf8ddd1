import { routes, sectionIds } from './routes';

/** Words of the page that answers where there is none. */
export const notFound = {
  heading: ['Nothing in', 'this ground.'],
  text: 'There is no page at this address. It may have been moved, or a letter went astray on the way down.',
  up: { label: 'Up, to the field', href: routes.home.path },
  down: {
    label: 'Down, to the two tequilas',
    href: `${routes.home.path}#${sectionIds.collections}`,
  },
} as const;

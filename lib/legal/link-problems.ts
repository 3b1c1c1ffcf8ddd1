import { sectionIds } from '../../content/navigation';
import { routes } from '../../content/routes';

const paths: readonly string[] = Object.values(routes).map(({ path }) => path);
const ids: readonly string[] = Object.values(sectionIds);

/** What is wrong with a path of this site, if it leads to no page or section. */
export function pathProblem(href: string): string | undefined {
  const [path = '', id] = href.split('#');
  if (!paths.includes(path)) return `leads to no page: write one of ${paths.join(', ')}`;
  // The ids of other pages are not known here.
  if (id === undefined || path !== routes.home.path || ids.includes(id)) return undefined;
  const sections = ids.map((known) => `${path}#${known}`);
  return `leads to no section of the home page: write one of ${sections.join(', ')}`;
}

function addressProblem(href: unknown): string | undefined {
  if (typeof href !== 'string' || href === '') return 'has no address: write one';
  if (href.startsWith('#')) return undefined;
  if (/^\/(?!\/)/.test(href)) return pathProblem(href);
  if (/^mailto:[^@\s]+@[^@\s]+$/.test(href)) return undefined;
  if (/^https:\/\/[^/\s]/.test(href) && URL.canParse(href)) return undefined;
  return 'must lead to a web address that begins https://, to mailto: and an address, or to a path of this site that begins with /';
}

/**
 * What is wrong with a link in a legal text, if anything. Hashes of its own page are checked by
 * `number-sections.mjs`.
 */
export function linkProblem(href: unknown): string | undefined {
  const problem = addressProblem(href);
  return problem && `the link to “${typeof href === 'string' ? href : ''}” ${problem}`;
}

import { editorFolder, ownReceiverPath, publicFolders, servesFolder } from '../folders';
import { languages } from '../languages';
import { routeIds, routes } from '../routes';
import { problemsOf } from './find-problems';
import { slug as slugSchema } from './serves';

/** Folders of the export, the receiver of enquiries, and the editor; and a spelling of home. */
const folders = [
  servesFolder,
  'where-to-buy',
  'bottles',
  '01',
  ...publicFolders,
  ownReceiverPath.slice(1),
  editorFolder,
  'index',
];

/** What is wrong with the address of a text page, as in `visits`, if anything. */
export function slugProblem(slug: string): string | undefined {
  const [problem] = problemsOf(slugSchema, slug);
  if (problem) return problem;
  const specified = routeIds.find(
    (id) => routes[id].englishPath.toLowerCase() === `/${slug}`.toLowerCase(),
  );
  if (specified)
    return `has the address of a page that the specification gives, “${routes[specified].englishPath}”: choose another`;
  const prefix = languages.find((each) => each.prefix === `/${slug}`);
  if (prefix) return `has the address of all pages in ${prefix.name}, “/${slug}”: choose another`;
  return folders.includes(slug)
    ? `has an address that the site needs for itself, “/${slug}”: choose another`
    : undefined;
}

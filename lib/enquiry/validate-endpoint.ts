import { takenPaths } from '../../content/addresses';
import { publicFolders } from '../../content/folders';
import { languages } from '../../content/languages';
import { pathIn } from '../../content/routes';

/** Characters that neither a path nor an https address needs; `;` and `,` would end a rule of the policy. */
const unusual = /[^\w./?=&%~+:@-]/;

/** Paths that every host and the receiver read alike: no encoding, no parameters, no `..`. */
const plainPath = /^(?:\/\w[\w-]*(?:\.\w[\w-]*)*)+$/;

/** Folders of the export: a receiver answers everything below its path. */
const folders = [
  ...languages.flatMap(({ prefix }) => [
    `${prefix}/_next`,
    `${prefix}/serves`,
    `${prefix}/bottles`,
  ]),
  ...publicFolders.map((name) => `/${name}`),
];

/** What is wrong with a path of this site as the endpoint, if anything. */
function findPathProblem(endpoint: string): string | undefined {
  const path = endpoint.replace(/\?.*$/, '');
  const pages = languages.flatMap((each) => takenPaths().map((page) => pathIn(each, page)));
  if (pages.some((page) => page.toLowerCase() === path.toLowerCase())) {
    return 'a page of this site stands there';
  }
  if (folders.some((folder) => `${path}/`.startsWith(`${folder}/`))) {
    return 'files of this site stand there';
  }
  return plainPath.test(path)
    ? undefined
    : 'its path is not made of names with one “/” before each';
}

/** What is wrong with an endpoint, if anything. */
function findProblem(endpoint: string): string | undefined {
  if (endpoint.startsWith('http://')) return 'it would send enquiries unencrypted';
  if (endpoint.startsWith('//')) return 'it names another host without https';
  const isPath = endpoint.startsWith('/');
  if (!isPath && !endpoint.startsWith('https://')) {
    return 'it is neither an https address nor a path';
  }
  const [sign] = unusual.exec(endpoint) ?? [];
  if (sign) return `it holds “${sign}”, which stands in no such address`;
  if (isPath) return findPathProblem(endpoint);
  if (!URL.canParse(endpoint)) return 'it is not a whole address';
  const { username, password } = new URL(endpoint);
  return username || password ? 'it holds a name or password' : undefined;
}

/**
 * Throws unless enquiries can arrive at the endpoint. Called by the build: otherwise only visitors would
 * notice a wrong one.
 */
export function validateEndpoint(endpoint: string | undefined): void {
  const problem = endpoint && findProblem(endpoint);
  if (!problem) return;
  throw new Error(
    `NEXT_PUBLIC_CONTACT_ENDPOINT is “${endpoint}”: ${problem}. Write a whole address as in ` +
      '“https://formspree.io/f/ID” or a path of this site as in “/enquiries”, or leave it empty: ' +
      'then the forms open the visitor’s mail program.',
  );
}

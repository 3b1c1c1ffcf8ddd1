import { compressible, contentTypes } from '../content-types';
import { hashedFolders, immutable, resourcePolicy, revalidate, sharedPaths } from '../headers';
import {
  digitalLink,
  fileOf,
  lotSigns,
  notFoundFile,
  notFoundPages,
  pathOfLink,
  prefixedNotFoundPages,
} from '../routes';
import {
  escapeRegExp,
  generatedNote,
  hiddenName,
  lotEnding,
  lotName,
  oldSpelling,
  pageSpelling,
  quoted,
  type ConfigurationFile,
  type Site,
} from './site';

/** Captures the path as requested: %{REQUEST_URI} is decoded, and a space in it would break the rule. */
const requestedPath = 'RewriteCond %{THE_REQUEST} "^\\S+ (?:https?://[^/? ]+)?(/[^? ]*)"';
/** Redirects to https under the same name first, so that browsers get its Strict-Transport-Security. */
const toHttps = (name: string) => `RewriteCond %{HTTP_HOST} ^${escapeRegExp(name)}(?::\\d+)?$ [NC]
RewriteCond %{HTTPS} !=on
RewriteCond %{HTTP:X-Forwarded-Proto} !=https
${requestedPath}
RewriteRule ^ https://${name}%1 [R=308,L,NE]
`;

const canonical = ({ host, bareHost }: Site) => {
  const bare = bareHost
    ? `${toHttps(bareHost)}RewriteCond %{HTTP_HOST} ^${escapeRegExp(bareHost)}(?::\\d+)?$ [NC]
${requestedPath}
RewriteRule ^ https://${host}%1 [R=308,L,NE]
`
    : '';
  return `# Other names, as on a test machine, are left alone.\n${toHttps(host)}${bare}`;
};

/** In .htaccess paths have no slash at their start. */
const redirect = (from: string, to: string) =>
  `RewriteRule "(?i)^${from.replace(/^\//, '')}$" "%{ENV:PROXIED}${to}" [R=308,L]`;

/** Home's address has no name. */
const homeSpelling = '(?:index(?:\\.html)?)?';

/** Redirects other spellings of a page's address to it, as they were requested, and maps the address to its file. */
function page(route: string): string {
  const name = route.slice(1);
  return `RewriteCond %{THE_REQUEST} "!^\\S+ (?:https?://[^/? ]+)?${escapeRegExp(route)}[? ]"
${redirect(route === '/' ? homeSpelling : pageSpelling(route), route)}
RewriteRule "^${escapeRegExp(name)}$" "${fileOf(route).slice(1)}"`;
}

/** The pages of lots in a folder, as other pages. */
const lots = (
  folder: string,
) => `RewriteCond %{THE_REQUEST} "!^\\S+ (?:https?://[^/? ]+)?${folder}/${lotSigns}[? ]"
RewriteRule "(?i)^${folder.slice(1)}/${lotName}${lotEnding}$" "%{ENV:PROXIED}${folder}/$1" [R=308,L]
RewriteRule "^${folder.slice(1)}/${lotName}$" "${folder.slice(1)}/$1.html"`;

const digitalLinks = `RewriteRule "^${digitalLink.slice(1)}$" "%{ENV:PROXIED}${pathOfLink}$1" [R=308,L]`;

const rules = ({ routes, lotFolders = [], redirects }: Site) => [
  ...routes.map(page),
  ...lotFolders.map(lots),
  ...(lotFolders.length > 0 ? [digitalLinks] : []),
  ...redirects.map(({ from, to }) => redirect(oldSpelling(from), to)),
];

/** Another 404 page than that of the whole site, for addresses with a language's prefix. */
const notFoundBelow = ({ prefix, file }: { prefix: string; file: string }) =>
  `<If "%{REQUEST_URI} =~ m#^${prefix}/#">\n  ErrorDocument 404 ${file}\n</If>\n`;

/** In .htaccess paths have no slash at their start. */
const inHtaccess = (path: string) => escapeRegExp(path.slice(1));

const encoded = (
  token: string,
  ending: string,
) => `RewriteCond %{HTTP:Accept-Encoding} \\b${token}\\b
RewriteCond %{DOCUMENT_ROOT}/$1.${ending} -f
RewriteRule "^(.+\\.(?:${[...compressible].join('|')}))$" "$1.${ending}" [END]`;

function types(): string {
  return Object.entries(contentTypes)
    .map(([ending, type]) => `AddType "${type}" .${ending}`)
    .join('\n');
}

function headers(site: Site): string {
  const folders = hashedFolders.map((folder) => folder.slice(1, -1)).join('|');
  const shared = sharedPaths.map(escapeRegExp).join('|');
  const isFile = `expr=%{REQUEST_STATUS} -in {'200','206','304'} && %{REQUEST_URI} =~`;
  return [
    ...site.headers.map(([name, value]) => `Header always set ${name} ${quoted(value)}`),
    `Header always set Cache-Control "${revalidate}"`,
    `Header always set Cache-Control "${immutable}" "${isFile} m#^/(?:${folders})/#"`,
    `Header always set Cross-Origin-Resource-Policy "${resourcePolicy.shared}" "${isFile} m#^(?:${shared})#"`,
    'Header always merge Vary Accept-Encoding',
  ].join('\n');
}

/** Apache 2.4 with mod_rewrite, mod_headers and mod_mime: one file, put beside `index.html`. */
export function apache(site: Site): ConfigurationFile[] {
  const text = `${generatedNote}Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex disabled
ErrorDocument 404 ${notFoundFile}
${prefixedNotFoundPages.map(notFoundBelow).join('')}FileETag MTime Size

${types()}
RemoveType .gz .br
RemoveLanguage .br
AddEncoding br .br
AddEncoding gzip .gz

${headers(site)}

RewriteEngine On
${canonical(site)}# Behind a proxy that ends TLS, Apache takes itself for http and would redirect there. Anyone may
# send this header: what a liar gets is https under the name that was asked for.
RewriteCond %{HTTP:X-Forwarded-Proto} =https
RewriteRule ^ - [E=PROXIED:https://%{HTTP_HOST}]
${rules(site).join('\n')}
# Files whose names begin with a point are nobody's, but for those in .well-known.
RewriteRule "(?:^|/)${hiddenName}" - [R=404,L]
# The 404 pages are answers, not addresses of their own: only another answer may lead to them.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule "^(?:${notFoundPages.map(({ file }) => inHtaccess(file)).join('|')})$" - [R=404,L]
# The compressed copy beside a file, if the browser takes it.
${encoded('br', 'br')}
${encoded('gzip', 'gz')}
# There is nothing to list.
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^ - [R=404,L]
RewriteRule ^ - [END]
`;
  return [{ path: 'apache/.htaccess', text }];
}

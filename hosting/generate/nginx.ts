import { contentTypes } from '../content-types';
import { endpointPath } from '../endpoint-path';
import { hashedFolders, immutable, resourcePolicy, revalidate, sharedPaths } from '../headers';
import {
  digitalLink,
  fileOf,
  lotSigns,
  notFoundFile,
  notFoundFileAt,
  notFoundPages,
  pathOfLink,
} from '../routes';
import { commentedInclude, nginxZone } from './enquiries';
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

const cache = (value: string) => `add_header Cache-Control ${quoted(value)}`;

const resourceHeader = 'Cross-Origin-Resource-Policy';

/** The headers of a location: what all have, and who may take it into a page. */
const security = (policy: string = resourcePolicy.own) =>
  `include aurifera-headers.conf;\n  add_header ${resourceHeader} ${quoted(policy)} always;`;

function types(): string {
  const lines = Object.entries(contentTypes).map(
    ([ending, type]) => `  ${type.split(';')[0]} ${ending};`,
  );
  // nginx gives text/html its charset by itself, and would warn of it in this list.
  const withCharset = Object.values(contentTypes)
    .filter((type) => type.includes('; charset=') && type !== contentTypes.html)
    .map((type) => type.split(';')[0]);
  return `types {\n${lines.join('\n')}\n}
default_type application/octet-stream;
charset utf-8;
charset_types ${withCharset.join(' ')};`;
}

const redirect = (from: string, to: string) => `location ~* "^${from}$" {
  return 308 ${to}$is_args$args;
}`;

/** Serves a page at its exact address and redirects other spellings to it, also those that nginx has tidied. */
function page(route: string): string {
  return `location = ${route} {
  if ($request_uri !~ "^${escapeRegExp(route)}(?:[?]|$)") {
    return 308 ${route}$is_args$args;
  }
  ${security()}
  ${cache(revalidate)};
  try_files ${fileOf(route)} =404;
}
${redirect(pageSpelling(route), route)}`;
}

/** A named group, because another regular expression in the location would overwrite numbered ones. */
const namedLot = lotName.replace(`(${lotSigns})`, `(?<lot>${lotSigns})`);

/** The pages of lots in a folder, as other pages are served, and the Digital Links that lead to them. */
const lots = (folder: string) => `location ~ "^${folder}/${namedLot}$" {
  if ($request_uri !~ "^${folder}/${lotSigns}(?:[?]|$)") {
    return 308 ${folder}/$lot$is_args$args;
  }
  error_page 404 ${notFoundFileAt(`${folder}/`)};
  ${security()}
  ${cache(revalidate)};
  try_files ${folder}/$lot.html =404;
}
location ~* "^${folder}/${namedLot}${lotEnding}$" {
  return 308 ${folder}/$lot$is_args$args;
}`;

const digitalLinks = `location ~ "^${digitalLink}$" {
  return 308 ${pathOfLink}$1$is_args$args;
}`;

/** A 404 page, which is an answer, not an address of its own. */
const notFoundPage = ({ file }: { file: string }) => `location = ${file} {
  internal;
  error_page 404 ${file};
  ${security()}
  ${cache(revalidate)} always;
}`;

/** Files that browsers keep for a year, or ask for again. No folder is listed: only files are served. */
function folder(name: string): string {
  const isKept = hashedFolders.includes(name);
  const isShared = sharedPaths.includes(name);
  return `location ${isKept || isShared ? '^~ ' : ''}${name} {
  error_page 404 ${notFoundFileAt(name)};
  ${security(isShared ? resourcePolicy.shared : resourcePolicy.own)}
  ${cache(isKept ? immutable : revalidate)};
  try_files $uri =404;
}`;
}

/** Files whose names begin with a point are not served, except those in `.well-known`. */
const hidden = ({ prefix, file }: { prefix: string; file: string }) =>
  `location ~ "^${prefix}/(?:.+/)?${hiddenName}" {
  error_page 404 ${file};
  return 404;
}`;

const rules = ({ routes, lotFolders = [], redirects }: Site) => [
  ...routes.map(page),
  ...lotFolders.map(lots),
  ...(lotFolders.length > 0 ? [digitalLinks] : []),
  ...redirects.map(({ from, to }) => redirect(oldSpelling(from), to)),
];

const locations = (site: Site) => `${types()}

# Debian: libnginx-mod-http-brotli-static. Without that module take the next line out.
brotli_static on;
gzip_static on;
etag on;
absolute_redirect off;
server_tokens off;

error_page 404 ${notFoundFile};
${notFoundPages.map(notFoundPage).join('\n')}
${notFoundPages.toReversed().map(hidden).join('\n')}
${commentedInclude(site, 'include aurifera-enquiries.conf;')}${rules(site).join('\n')}
${[...hashedFolders, ...sharedPaths].map(folder).join('\n')}
# All other files.
${notFoundPages.map(({ prefix }) => folder(`${prefix}/`)).join('\n')}
`;

const tls = (name: string, host: string) => `  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${name};
  ssl_certificate /etc/ssl/${host}.pem;
  ssl_certificate_key /etc/ssl/${host}.key;
  ssl_protocols TLSv1.2 TLSv1.3;`;

const servers = ({ host, bareHost }: Site) => `server {
  listen 80;
  listen [::]:80;
  server_name ${[host, bareHost].filter(Boolean).join(' ')};
  # To the same name first: only so can its Strict-Transport-Security be learnt.
  return 308 https://$host$request_uri;
}
${
  bareHost
    ? `server {
${tls(bareHost, host)}
  include aurifera-headers.conf;
  return 308 https://${host}$request_uri;
}
`
    : ''
}server {
${tls(host, host)}
  root /srv/aurifera;
  include aurifera-site.conf;
}
`;

/** nginx: the servers, what they all do, and the headers that each location repeats. */
export function nginx(site: Site): ConfigurationFile[] {
  const headers = site.headers
    .filter(([name]) => name !== resourceHeader)
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`);
  const zone = endpointPath(site.endpoint) === undefined ? '' : nginxZone;
  const vary = 'add_header Vary Accept-Encoding always;\n';
  return [
    { path: 'nginx/aurifera.conf', text: generatedNote + zone + servers(site) },
    { path: 'nginx/aurifera-site.conf', text: generatedNote + locations(site) },
    { path: 'nginx/aurifera-headers.conf', text: generatedNote + headers.join('') + vary },
  ];
}

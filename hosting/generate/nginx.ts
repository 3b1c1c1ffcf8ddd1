import type { Redirect } from '../../content/redirects';
import { contentTypes } from '../content-types';
import { endpointPath } from '../endpoint-path';
import { hashedFolders, immutable, revalidate } from '../headers';
import { fileOf, notFoundFile, notFoundFileAt, notFoundPages } from '../routes';
import { commentedInclude, nginxZone } from './enquiries';
import { generatedNote, otherSpelling, quoted, type ConfigurationFile, type Site } from './site';

const cache = (value: string) => `add_header Cache-Control ${quoted(value)}`;

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

const redirect = ({ from, to }: Redirect) => `location ~* "^${otherSpelling(from)}$" {
  return 308 ${to}$is_args$args;
}`;

/** Serves a page at its exact address and redirects other spellings to it. */
function page(route: string): string {
  return `location = ${route} {
  include aurifera-headers.conf;
  ${cache(revalidate)};
  try_files ${fileOf(route)} =404;
}
${redirect({ from: route, to: route })}`;
}

/** A 404 page, which is an answer, not an address of its own. */
const notFoundPage = ({ file }: { file: string }) => `location = ${file} {
  internal;
  error_page 404 ${file};
  include aurifera-headers.conf;
  ${cache(revalidate)} always;
}`;

/** Files that browsers keep for a year, or ask for again. No folder is listed: only files are served. */
const folder = (name: string, kept = false) => `location ${kept ? '^~ ' : ''}${name} {
  error_page 404 ${notFoundFileAt(name)};
  include aurifera-headers.conf;
  ${cache(kept ? immutable : revalidate)};
  try_files $uri =404;
}`;

const locations = (site: Site) => `${types()}

# Debian: libnginx-mod-http-brotli-static. Without that module take the next line out.
brotli_static on;
gzip_static on;
etag on;
absolute_redirect off;
server_tokens off;

error_page 404 ${notFoundFile};
${notFoundPages.map(notFoundPage).join('\n')}
${commentedInclude(site, 'include aurifera-enquiries.conf;')}${[...site.routes.map(page), ...site.redirects.map(redirect)].join('\n')}
${hashedFolders.map((name) => folder(name, true)).join('\n')}
# Icons and the like.
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
  const headers = site.headers.map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;\n`,
  );
  const zone = endpointPath(site.endpoint) === undefined ? '' : nginxZone;
  const vary = 'add_header Vary Accept-Encoding always;\n';
  return [
    { path: 'nginx/aurifera.conf', text: generatedNote + zone + servers(site) },
    { path: 'nginx/aurifera-site.conf', text: generatedNote + locations(site) },
    { path: 'nginx/aurifera-headers.conf', text: generatedNote + headers.join('') + vary },
  ];
}

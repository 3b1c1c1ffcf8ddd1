import { contentTypes } from '../content-types';
import { endpointPath } from '../endpoint-path';
import { cacheControlFor, hashedFolders } from '../headers';
import { commentedInclude, nginxZone } from './enquiries';
import {
  escapeRegExp,
  fileOf,
  generatedNote,
  quoted,
  type ConfigurationFile,
  type Site,
} from './site';

const cache = (path: string) => `add_header Cache-Control ${quoted(cacheControlFor(path))}`;

function types(): string {
  const lines = Object.entries(contentTypes).map(
    ([ending, type]) => `  ${type.split(';')[0]} ${ending};`,
  );
  const charset = ['text/plain', 'text/css', 'text/javascript', 'application/json'];
  return `types {\n${lines.join('\n')}\n}
default_type application/octet-stream;
charset utf-8;
charset_types ${charset.join(' ')} application/xml application/manifest+json image/svg+xml;`;
}

/** Serves a page at its exact address and redirects other spellings to it. */
function page(route: string): string {
  const other = route === '/' ? '/index(?:\\.html)?' : `${escapeRegExp(route)}(?:\\.html|/+)?`;
  return `location = ${route} {
  include aurifera-headers.conf;
  ${cache(route)};
  try_files ${fileOf(route)} =404;
}
location ~* "^${other}$" {
  return 308 ${route}$is_args$args;
}`;
}

const hashed = (folder: string) => `location ^~ ${folder} {
  include aurifera-headers.conf;
  ${cache(`${folder}a.js`)};
  try_files $uri =404;
}`;

const locations = (site: Site) => `${types()}

# Debian: libnginx-mod-http-brotli-static. Without that module take the next line out.
brotli_static on;
gzip_static on;
etag on;
absolute_redirect off;
server_tokens off;

error_page 404 /404.html;
location = /404.html {
  internal;
  include aurifera-headers.conf;
  ${cache('/404.html')} always;
}
${commentedInclude(site, 'include aurifera-enquiries.conf;')}${site.routes.map(page).join('\n')}
${hashedFolders.map(hashed).join('\n')}
# Payloads, icons and the like. A page's folder is never listed: only files are served.
location / {
  include aurifera-headers.conf;
  ${cache('/robots.txt')};
  try_files $uri =404;
}
`;

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
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${bareHost};
  ssl_certificate /etc/ssl/${host}.pem;
  ssl_certificate_key /etc/ssl/${host}.key;
  ssl_protocols TLSv1.2 TLSv1.3;
  include aurifera-headers.conf;
  return 308 https://${host}$request_uri;
}
`
    : ''
}server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${host};
  ssl_certificate /etc/ssl/${host}.pem;
  ssl_certificate_key /etc/ssl/${host}.key;
  ssl_protocols TLSv1.2 TLSv1.3;
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

import type { Redirect } from '../../content/redirects';
import { contentTypes } from '../content-types';
import { hashedFolders, immutable, revalidate } from '../headers';
import { notFoundFile, notFoundPages, prefixedNotFoundPages } from '../routes';
import { commentedInclude } from './enquiries';
import {
  escapeRegExp,
  generatedNote,
  otherSpelling,
  quoted,
  type ConfigurationFile,
  type Site,
} from './site';

function page(route: string, index: number): string {
  return `@other${index} {
    path_regexp (?i)^${otherSpelling(route)}$
    not path_regexp ^${escapeRegExp(route)}$
  }
  redir @other${index} ${route}{kept_query} 308`;
}

const redirect = ({ from, to }: Redirect, index: number) =>
  `@moved${index} path_regexp (?i)^${otherSpelling(from)}$
  redir @moved${index} ${to}{kept_query} 308`;

const types = () =>
  Object.entries(contentTypes)
    .map(
      ([ending, type]) =>
        `@${ending} path *.${ending}\n  header @${ending} Content-Type ${quoted(type)}`,
    )
    .join('\n  ');

const listed = ({ headers }: Site) =>
  headers.map(([name, value]) => `${name} ${quoted(value)}`).join('\n    ');

const handlers = (site: Site) => `route {
${commentedInclude(site, 'import aurifera-enquiries.caddy')}  header {
    ${listed(site)}
    Vary Accept-Encoding
    Cache-Control ${quoted(revalidate)}
  }
  header -Server
  @hashed path ${hashedFolders.map((folder) => `${folder}*`).join(' ')}
  header @hashed Cache-Control ${quoted(immutable)}
  # \`redir\` drops the query; {query} alone has lost its question mark.
  map {query} {kept_query} {
    ~^(.+)$ "?\${1}"
    default ""
  }
  ${[...site.routes.map(page), ...site.redirects.map(redirect)].join('\n  ')}
  # The 404 pages are answers, not addresses of their own.
  @missing path ${notFoundPages.map(({ route, file }) => `${file} ${route}`).join(' ')}
  error @missing 404
  try_files {path}.html {path}
  ${types()}
  file_server {
    precompressed br gzip
  }
}
handle_errors {
  header Cache-Control ${quoted(revalidate)}
  header Content-Type ${quoted(contentTypes.html ?? '')}
  ${prefixedNotFoundPages.map(({ prefix, file }) => `rewrite ${prefix}/* ${file}\n  `).join('')}rewrite * ${notFoundFile}
  file_server {
    precompressed br gzip
  }
}
`;

/** Caddy 2: it fetches certificates and sends http to https by itself. */
export function caddy(site: Site): ConfigurationFile[] {
  const bare = site.bareHost
    ? `${site.bareHost} {\n  header {\n    ${listed(site)}\n  }\n  redir https://${site.host}{uri} 308\n}\n`
    : '';
  const main = `${site.host} {\n  root * /srv/aurifera\n  import aurifera-site.caddy\n}\n`;
  return [
    { path: 'caddy/Caddyfile', text: generatedNote + bare + main },
    { path: 'caddy/aurifera-site.caddy', text: generatedNote + handlers(site) },
  ];
}

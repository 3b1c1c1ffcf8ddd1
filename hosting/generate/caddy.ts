import type { Redirect } from '../../content/redirects';
import { contentTypes } from '../content-types';
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
import { commentedInclude } from './enquiries';
import {
  escapeRegExp,
  generatedNote,
  lotEnding,
  oldSpelling,
  pageSpelling,
  quoted,
  type ConfigurationFile,
  type Site,
} from './site';

/** Other spellings of a page's address, as they were requested: Caddy has tidied the path. */
function page(route: string, index: number): string {
  return `@other${index} {
    path_regexp (?i)^${pageSpelling(route)}$
    not vars_regexp {http.request.orig_uri} ^(?:https?://[^/?]+)?${escapeRegExp(route)}(?:\\?.*)?$
  }
  redir @other${index} ${route}{kept_query} 308`;
}

const redirect = ({ from, to }: Redirect, index: number) =>
  `@moved${index} path_regexp (?i)^${oldSpelling(from)}$
  redir @moved${index} ${to}{kept_query} 308`;

/** The pages of lots in a folder, as other pages. */
const lots = (folder: string, index: number) => `@lot${index} {
    path_regexp lot${index} (?i)^${folder}/(${lotSigns})${lotEnding}$
    not path ${folder}/404 ${folder}/404.html
    not vars_regexp {http.request.orig_uri} ^(?:https?://[^/?]+)?${folder}/${lotSigns}(?:\\?.*)?$
  }
  redir @lot${index} ${folder}/{re.lot${index}.1}{kept_query} 308`;

const digitalLinks = `@digital path_regexp digital ^${digitalLink}$
  redir @digital ${pathOfLink}{re.digital.1}{kept_query} 308`;

const rules = ({ routes, lotFolders = [], redirects }: Site) => [
  ...routes.map(page),
  ...lotFolders.map(lots),
  ...(lotFolders.length > 0 ? [digitalLinks] : []),
  ...redirects.map(redirect),
];

/** The files of pages, by their addresses. */
const files = ({ routes, lotFolders = [] }: Site) => [
  ...routes.map((route) => `${route} ${fileOf(route)}`),
  ...lotFolders.map((folder) => `~^(${folder}/${lotSigns})$ "\${1}.html"`),
];

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
  @shared path ${sharedPaths.map((path) => path.replace(/\/$/, '/*')).join(' ')}
  header @shared Cross-Origin-Resource-Policy ${quoted(resourcePolicy.shared)}
  # \`redir\` drops the query; {query} alone has lost its question mark.
  map {query} {kept_query} {
    ~^(.+)$ "?\${1}"
    default ""
  }
  ${rules(site).join('\n  ')}
  # The 404 pages are answers, not addresses of their own.
  @missing path ${notFoundPages.map(({ route, file }) => `${file} ${route}`).join(' ')}
  error @missing 404
  # Files whose names begin with a point are nobody's, but for those in .well-known.
  @hidden {
    path */.*
    not path /.well-known/*
  }
  error @hidden 404
  map {path} {kept_file} {
    ${files(site).join('\n    ')}
    default {path}
  }
  rewrite * {kept_file}
  ${types()}
  file_server {
    precompressed br gzip
  }
}
handle_errors {
  header Cache-Control ${quoted(revalidate)}
  header Cross-Origin-Resource-Policy ${quoted(resourcePolicy.own)}
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

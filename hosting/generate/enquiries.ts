import { endpointPath } from '../endpoint-path';
import { generatedNote, type ConfigurationFile, type Site } from './site';

/** Where the receiver of this repository listens (`server/`, docs/enquiries.md). */
export const receiverAddress = '127.0.0.1:3000';
const upstream = `http://${receiverAddress}`;

/** nginx's rate-limit zone, which must be outside every `server` block. */
export const nginxZone = 'limit_req_zone $binary_remote_addr zone=enquiries:10m rate=60r/m;\n';

const note = (
  use: string,
  limit: string,
) => `${generatedNote}# Enquiries: hands them to a receiver on this machine, here the one of this repository.
# ${use}
# Host stays as the browser sent it, because the receiver compares it with Origin. X-Forwarded-For is the
# visitor's own address: start the receiver with TRUSTED_PROXIES=1, and it limits each visitor. The limits
# here are wider and only hold floods off.
# ${limit}
`;

/** Each block also covers the addresses below the path: the style sheet and fonts of the receiver's pages. */
const blocks: Readonly<Record<string, (path: string) => string>> = {
  'nginx/aurifera-enquiries.conf': (path) => {
    const settings = `  proxy_pass ${upstream};
  # Not $host, which has lost the port.
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;`;
    return `${note(
      'Copy it beside aurifera-site.conf, and take the # from its include there.',
      'More than 60 a minute from one address, by the zone in aurifera.conf, do not reach it at all.',
    )}location = ${path} {
${settings}
  client_max_body_size 64k;
  # As much: what people write is not put down in a file on the way.
  client_body_buffer_size 64k;
  limit_req zone=enquiries burst=59 nodelay;
  limit_req_status 429;
}
location ^~ ${path}/ {
${settings}
}
`;
  },
  'apache/aurifera-enquiries.conf': (path) => `${note(
    'a2enmod proxy proxy_http headers; then Include it in the <VirtualHost *:443>: .htaccess may not.',
    'Apache itself limits no rates: that is left to the receiver.',
  )}<Location "${path}">
  ProxyPass "${upstream}${path}"
  ProxyPreserveHost On
  # mod_proxy then writes the visitor's address itself.
  RequestHeader unset X-Forwarded-For
  LimitRequestBody 65536
</Location>
`,
  'caddy/aurifera-enquiries.caddy': (path) => `${note(
    'Copy it beside aurifera-site.caddy, and take the # from its import there.',
    'Caddy itself limits no rates: that is left to the receiver.',
  )}# Host and X-Forwarded-For are Caddy's own doing.
@enquiries path ${path} ${path}/*
handle @enquiries {
  request_body {
    max_size 64KiB
  }
  reverse_proxy ${receiverAddress}
}
`,
};

/** A commented-out line that includes the block, to be switched on once a receiver runs. */
export function commentedInclude({ endpoint }: Site, directive: string): string {
  return endpointPath(endpoint) === undefined
    ? ''
    : `# Takes enquiries, once a receiver runs; see that file.\n# ${directive}\n`;
}

/** For servers that can act as a proxy: the blocks that pass enquiries on, if the forms post to this site. */
export function enquiries({ endpoint }: Site): ConfigurationFile[] {
  const path = endpointPath(endpoint);
  if (path === undefined) return [];
  return Object.entries(blocks).map(([file, block]) => ({ path: file, text: block(path) }));
}

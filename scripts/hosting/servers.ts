import { copyFileSync, cpSync, existsSync, readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { brand } from '../../content/brand';
import { nginxZone } from '../../hosting/generate/enquiries';
import { freePort } from '../run/port';
import type { Abilities } from './subject';
import { adopt, dist, ensureInstalled, root, startHost, workspace, type Host } from './workspace';

/** A host that the sweep can be sent to. */
export type Candidate = Abilities & { name: string; start: (receiver: number) => Promise<Host> };

const whole: Abilities = {
  forwards: true,
  compresses: true,
  anyCase: true,
  ranges: true,
};

async function startNginx(receiver: number): Promise<Host> {
  ensureInstalled('/usr/sbin/nginx', 'nginx', 'libnginx-mod-http-brotli-static');
  const port = await freePort();
  const { folder, write } = workspace('nginx');
  adopt('nginx', folder, receiver);
  const settings = write(
    'nginx.conf',
    `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  ${nginxZone}  sendfile on;
  tcp_nopush on;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${root}; include ${folder}/aurifera-site.conf; }
}
`,
  );
  return startHost(port, '/usr/sbin/nginx', ['-c', settings, '-p', folder], folder);
}

async function startApache(receiver: number): Promise<Host> {
  ensureInstalled('/usr/sbin/apache2', 'apache2');
  const port = await freePort();
  const { folder, write } = workspace('apache');
  const site = join(folder, 'site');
  cpSync(root, site, { recursive: true });
  // Into the site itself: Apache reads the .htaccess of every folder above a file too.
  adopt('apache', site, receiver);
  const modules = [
    ...['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite'],
    ...['proxy', 'proxy_http'],
  ]
    .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
    .join('\n');
  const settings = write(
    'apache.conf',
    `ServerRoot ${folder}
${modules}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
TypesConfig /etc/mime.types
DocumentRoot ${site}
<Directory ${site}>
  AllowOverride All
  Options FollowSymLinks
  Require all granted
</Directory>
IncludeOptional ${site}/aurifera-enquiries.con[f]
`,
  );
  return startHost(port, '/usr/sbin/apache2', ['-f', settings, '-DFOREGROUND'], folder);
}

async function startCaddy(receiver: number): Promise<Host> {
  ensureInstalled('/usr/bin/caddy', 'caddy');
  const port = await freePort();
  const { folder, write } = workspace('caddy');
  adopt('caddy', folder, receiver);
  const { host } = new URL(brand.siteUrl);
  // The generated file itself, on loopback; the full name's block answers every other name too.
  const sites = readFileSync(join(dist, 'caddy', 'Caddyfile'), 'utf8')
    .replace(`\n${host} {`, `\nhttp://:${port} {\n  bind 127.0.0.1`)
    .replace(
      /^[\w.-]+ \{$/m,
      (line) => `http://${line.replace(' {', `:${port} {\n  bind 127.0.0.1`)}`,
    )
    .replace('/srv/aurifera', root);
  const settings = write('Caddyfile', `{\n  admin off\n  auto_https off\n}\n${sites}`);
  return startHost(
    port,
    '/usr/bin/caddy',
    ['run', '--config', settings, '--adapter', 'caddyfile'],
    folder,
    { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  );
}

/** The last release that accepts Node 20; kept out of package.json for its size (150 MB). */
const wrangler = '4.80.0';

async function startCloudflare(): Promise<Host> {
  const tools = resolve('node_modules/.cache/wrangler');
  const program = join(tools, 'node_modules/wrangler/bin/wrangler.js');
  if (!existsSync(program)) {
    console.log(`Installing wrangler ${wrangler} …`);
    const args = ['install', '--prefix', tools, '--no-save', '--no-audit', '--no-fund'];
    execFileSync('npm', [...args, `wrangler@${wrangler}`], { stdio: 'ignore' });
  }
  const port = await freePort();
  const { folder } = workspace('cloudflare');
  const site = join(folder, 'site');
  cpSync(root, site, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  for (const file of ['_headers', '_redirects']) {
    copyFileSync(join(dist, 'cloudflare', file), join(site, file));
  }
  return startHost(
    port,
    process.execPath,
    [
      program,
      'pages',
      'dev',
      site,
      '--ip',
      '127.0.0.1',
      '--port',
      String(port),
      '--compatibility-date',
      '2026-03-01',
    ],
    folder,
    { WRANGLER_SEND_METRICS: 'false', CI: '1', HOME: folder },
  );
}

/** Every host that can be run on one machine. */
export const candidates: readonly Candidate[] = [
  { name: 'nginx', ...whole, start: startNginx },
  { name: 'apache', ...whole, canonical: 'schemeAndName', start: startApache },
  { name: 'caddy', ...whole, canonical: 'name', start: startCaddy },
  // Compression and ranges are its network's work, not the local runtime's.
  {
    name: 'cloudflare',
    forwards: false,
    compresses: false,
    anyCase: false,
    ranges: false,
    start: startCloudflare,
  },
];

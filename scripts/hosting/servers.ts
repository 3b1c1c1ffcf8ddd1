import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../../content/brand';
import { nginxZone } from '../../hosting/generate/enquiries';
import { ensureInstalled } from '../run/debian';
import { freePort } from '../run/port';
import { startNginx } from './nginx';
import type { Limits } from './sweep';
import { writeHostConfiguration, root, startHost, temporaryFolder, type Host } from './workspace';
import { quietEnv, wranglerProgram } from './wrangler';

/** A server under test; `receiver` is the address and port to which it must pass enquiries. */
type TestedServer = Limits & { name: string; start: (receiver: string) => Promise<Host> };

async function startNginxHost(receiver: string): Promise<Host> {
  const port = await freePort();
  const folder = temporaryFolder('nginx');
  writeHostConfiguration('nginx', folder, receiver);
  const server = `listen 127.0.0.1:${port}; root ${root}; include ${folder}/aurifera-site.conf;`;
  return startNginx(folder, port, `${nginxZone}\n  server { ${server} }`, true);
}

async function startApache(receiver: string): Promise<Host> {
  await ensureInstalled('/usr/sbin/apache2', 'apache2');
  const port = await freePort();
  const folder = temporaryFolder('apache');
  const site = join(folder, 'site');
  cpSync(root, site, { recursive: true });
  writeHostConfiguration('apache', site, receiver);
  const modules = 'mpm_event authz_core dir mime headers rewrite proxy proxy_http'.split(' ');
  const load = (name: string) =>
    `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`;
  writeFileSync(
    join(folder, 'apache.conf'),
    `ServerRoot ${folder}
${modules.map(load).join('\n')}
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
  const args = ['-f', join(folder, 'apache.conf'), '-DFOREGROUND'];
  return startHost(port, '/usr/sbin/apache2', args, folder);
}

async function startCaddy(receiver: string): Promise<Host> {
  await ensureInstalled('/usr/bin/caddy', 'caddy');
  const port = await freePort();
  const folder = temporaryFolder('caddy');
  writeHostConfiguration('caddy', folder, receiver);
  const { host } = new URL(brand.siteUrl);
  const onLoopback = (name: string) => `http://${name}:${port} {\n  bind 127.0.0.1`;
  // The generated file itself, on loopback; the full name's block answers every other name too.
  const sites = readFileSync(join(folder, 'Caddyfile'), 'utf8')
    .replace(/^([\w.-]+) \{$/gm, (_, name: string) => onLoopback(name === host ? '' : name))
    .replace('/srv/aurifera', root);
  writeFileSync(join(folder, 'Caddyfile'), `{\n  admin off\n  auto_https off\n}\n${sites}`);
  const args = ['run', '--config', join(folder, 'Caddyfile')];
  const env = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  return startHost(port, '/usr/bin/caddy', args, folder, env);
}

async function startCloudflare(receiver: string): Promise<Host> {
  const program = wranglerProgram();
  const port = await freePort();
  const folder = temporaryFolder('cloudflare');
  const site = join(folder, 'site');
  cpSync(root, site, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  writeHostConfiguration('cloudflare', site, receiver);
  const listen = ['--ip', '127.0.0.1', '--port', `${port}`, '--compatibility-date', '2026-03-01'];
  const env = { ...quietEnv, HOME: folder };
  const args = [program, 'pages', 'dev', site, ...listen];
  return startHost(port, process.execPath, args, folder, env);
}

/** Every server that can be run on one machine. */
export const testedServers: readonly TestedServer[] = [
  { name: 'nginx', start: startNginxHost },
  { name: 'apache', canonical: 'scheme and name', start: startApache },
  { name: 'caddy', canonical: 'name', start: startCaddy },
  { name: 'cloudflare', filesOnly: true, start: startCloudflare },
];

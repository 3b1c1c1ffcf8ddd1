import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownReceiverPath } from '../../content/folders';
import { startHost, workspace } from '../hosting/workspace';
import { ensureInstalled } from '../run/debian';
import { freePort } from '../run/port';

/** nginx in front of several receivers, as docs/enquiries.md has it, without the limit of its own. */
export async function startNginx(endpoints: readonly string[]) {
  await ensureInstalled('/usr/sbin/nginx', 'nginx');
  const port = await freePort();
  const folder = workspace('receivers');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  upstream receivers {
    ${endpoints.map((endpoint) => `server ${new URL(endpoint).host};`).join(' ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://receivers;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
    }
  }
}
`,
  );
  const args = ['-c', `${folder}/nginx.conf`, '-p', folder];
  const { stop } = await startHost(port, '/usr/sbin/nginx', args, folder);
  return { endpoint: `http://127.0.0.1:${port}${ownReceiverPath}`, stop };
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from '../run/debian';
import { startHost, type Host } from './workspace';

/**
 * nginx in the foreground.
 * @param folder for all that it writes
 * @param http what stands in its block of that name
 * @param brotli whether it sends copies that brotli has compressed
 */
export async function startNginx(
  folder: string,
  port: number,
  http: string,
  brotli = false,
): Promise<Host> {
  await ensureInstalled('/usr/sbin/nginx', 'nginx');
  const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  if (brotli) await ensureInstalled(brotliModule, 'libnginx-mod-http-brotli-static');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${brotli ? `load_module ${brotliModule};` : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${http}
}
`,
  );
  return startHost(port, '/usr/sbin/nginx', ['-c', `${folder}/nginx.conf`, '-p', folder], folder);
}

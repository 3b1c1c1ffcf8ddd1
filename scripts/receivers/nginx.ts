import { ownReceiverPath } from '../../content/folders';
import { startNginx } from '../hosting/nginx';
import { temporaryFolder } from '../hosting/workspace';
import { freePort } from '../run/port';

/** nginx as load balancer of several receivers, as in docs/enquiries.md, without a rate limit of its own. */
export async function startLoadBalancer(endpoints: readonly string[]) {
  const port = await freePort();
  const http = `upstream receivers {
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
  }`;
  const { stop } = await startNginx(temporaryFolder('receivers'), port, http);
  return { endpoint: `http://127.0.0.1:${port}${ownReceiverPath}`, stop };
}

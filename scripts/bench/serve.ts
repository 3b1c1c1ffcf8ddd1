import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite } from '../../server/site';
import { freePort } from '../run/port';

/** A key and a certificate for this run only. Throws if there is no openssl program. */
function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
    const output = ['-nodes', '-days', '2', '-subj', '/CN=localhost', '-keyout', key, '-out', cert];
    execFileSync('openssl', [...request, ...output], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch (error) {
    throw new Error('The bench needs the openssl program for its certificate.', { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface SecureServer {
  readonly port: number;
  readonly stop: () => void;
}

/** Serves an export over HTTP/2 with TLS, as a production host would, on a free port. */
export async function serveSecurely(root: string): Promise<SecureServer> {
  const port = await freePort();
  const options = { ...selfSigned(), allowHTTP1: true };
  const server = createSecureServer(options).on('request', serveSite(root));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { port, stop: () => server.close() };
}

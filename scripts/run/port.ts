import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Listens on a local port for a moment, on any free one for 0. Resolves to its number. */
async function tryPort(port: number): Promise<number> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return address.port;
}

/** A free local port. */
export const freePort = () => tryPort(0);

/** Whether nothing listens on the port of this machine yet. */
export const portIsFree = (port: number) =>
  tryPort(port).then(
    () => true,
    () => false,
  );

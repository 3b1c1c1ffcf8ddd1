import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Listens on a port of this machine for a moment, any free one for 0, and resolves to its number. */
async function tryPort(port: number): Promise<number> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return address.port;
}

/** A port that the system says nobody uses. */
export const freePort = () => tryPort(0);

/** Whether nothing listens on the port of this machine yet. */
export const portIsFree = (port: number) =>
  tryPort(port).then(
    () => true,
    () => false,
  );

import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port of the loopback interface that nothing listens on. It is below those from which systems take ports for connections
 * (from 32768 on), so that none takes it before the server has started, as happened with `listen(0)` on a busy machine.
 */
export async function freePort(): Promise<number> {
  const port = 12_000 + Math.floor(Math.random() * 20_000);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server with a page on another site: browsers treat `localhost` and `127.0.0.1` as different sites. */
export async function startOtherSite(body: string): Promise<{ url: string; stop(): void }> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!DOCTYPE html><title>Elsewhere</title>${body}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

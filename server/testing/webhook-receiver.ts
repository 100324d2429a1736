import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A webhook that keeps what it gets, and the settings for it. `respond` is how it answers. */
export async function startWebhook() {
  const webhook = {
    received: [] as { headers: Record<string, string>; body: string }[],
    respond: (response: ServerResponse): void => void response.end('ok'),
  };
  const server = createServer(async (request, response) => {
    webhook.received.push({ headers: request.headers as Record<string, string>, body: await text(request) });
    webhook.respond(response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const env = {
    WEBHOOK_URLS: `http://127.0.0.1:${port}/hooks/token`,
    WEBHOOK_SECRET: `whsec_${Buffer.from('0123456789abcdef01234567').toString('base64')}`,
    WEBHOOK_LANGUAGE: 'zh',
    WEBHOOK_ALLOW_PRIVATE: 'yes',
  };
  return Object.assign(webhook, { port, env, server });
}

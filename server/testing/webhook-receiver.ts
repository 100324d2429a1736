import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A webhook that keeps what it gets, and the settings for it. */
export async function startWebhook() {
  const received: { headers: Record<string, string>; body: string }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers as Record<string, string>, body: await text(request) });
    response.end('ok');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const env = {
    WEBHOOK_URLS: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/token`,
    WEBHOOK_SECRET: `whsec_${Buffer.from('0123456789abcdef01234567').toString('base64')}`,
    WEBHOOK_LANGUAGE: 'zh',
    WEBHOOK_ALLOW_PRIVATE: 'yes',
  };
  return { received, env, server };
}

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import type { OutboxRow } from '../outbox.ts';
import type { SendError } from '../worker.ts';
import { deleteOldMails, type Mail, mailChannel } from './mail.ts';

const row = { key: 'mail:new:referrals/a:ada', subject: 'referrals/a' } as OutboxRow;
const mail: Mail = { to: 'ada@example.com', subject: '新推薦：陳記茶餐廳', text: '請於21:00前致電', language: 'zh-HK' };

let folder: string;
let server: Awaited<ReturnType<typeof startMailServer>>;
beforeEach(async () => {
  folder = temporaryFolder('mail');
  server = await startMailServer();
});
afterEach(async () => {
  await server.stop();
});

const channel = (more: Partial<Parameters<typeof mailChannel>[0]> = {}) =>
  mailChannel({
    smtpUrl: `smtp://127.0.0.1:${server.port}`,
    from: 'Encore <desk@example.com>',
    folder: join(folder, 'mail'),
    domain: 'www.example.com',
    compose: async () => mail,
    ...more,
  });
const failure = (more = {}): Promise<SendError> =>
  channel(more)
    .send(row)
    .then(
      () => new Error('it was sent'),
      (error) => error,
    );

it('a mail arrives with its Chinese subject, and each attempt has the same Message-ID', async () => {
  await channel().send(row);
  await channel().send(row);
  const [first, second] = server.received;
  expect(first?.to).toBe('ada@example.com');
  expect(first?.source).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(first?.source).toMatch(/^Auto-Submitted: auto-generated/m);
  expect(first?.id).toMatch(/^[0-9a-f]{32}@www\.example\.com$/);
  expect(second?.id).toBe(first?.id);
  await channel().send({ ...row, key: 'mail:new:referrals/a:bo' });
  expect(server.received[2]?.id).not.toBe(first?.id);
});

it('without a mail server each mail is one file, which only its owner can read', async () => {
  await channel({ smtpUrl: undefined }).send(row);
  await channel({ smtpUrl: undefined }).send(row);
  const [name = '', ...others] = readdirSync(join(folder, 'mail'));
  expect([name, others]).toEqual([expect.stringMatching(/^[0-9a-f]{32}-[0-9a-f]{32}\.eml$/), []]);
  expect(readFileSync(join(folder, 'mail', name), 'utf8')).toContain('To: ada@example.com');
  expect(statSync(join(folder, 'mail', name)).mode & 0o777).toBe(0o600);
});

it('a mail that was written as a file is deleted after 30 days', async () => {
  await channel({ smtpUrl: undefined }).send(row);
  const files = () => readdirSync(join(folder, 'mail')).length;
  deleteOldMails(join(folder, 'mail'), Date.now() + 29 * 86_400_000);
  expect(files()).toBe(1);
  deleteOldMails(join(folder, 'mail'), Date.now() + 31 * 86_400_000);
  expect(files()).toBe(0);
  deleteOldMails(join(folder, 'none'), Date.now());
});

it('a mail about somebody who was erased while it was written is not left', async () => {
  const made = [mail, null];
  await channel({ smtpUrl: undefined, compose: async () => made.shift() ?? null }).send(row);
  expect(readdirSync(join(folder, 'mail'))).toEqual([]);
});

it('what need not be sent any more is neither sent nor written', async () => {
  await channel({ compose: async () => null }).send(row);
  await channel({ compose: async () => null, smtpUrl: undefined }).send(row);
  expect([server.received, readdirSync(folder)]).toEqual([[], []]);
});

it.each(['receiver', 'message'] as const)('a refusal of the %s is permanent, unless it is temporary', async (what) => {
  server.replies[what] = { code: 550, message: '<ada@example.com>: No such user' };
  expect(await failure()).toMatchObject({
    isPermanent: true,
    message: expect.stringMatching(/^mail-refused: [^@]+… No such user$/),
  });
  server.replies[what] = { code: 450, message: 'Try later' };
  expect(await failure()).toMatchObject({ isPermanent: false, isUnavailable: false });
});

it('an address that cannot be one is permanent, and a sender that is refused is not', async () => {
  expect(await failure({ compose: async () => ({ ...mail, to: 'ada' }) })).toMatchObject({ isPermanent: true });
  server.replies.sender = { code: 530, message: 'Authentication required' };
  expect(await failure()).toMatchObject({ isPermanent: false });
});

it('a mail server that is away, or accepts a connection and says nothing, is tried again later', async () => {
  const away = `smtp://127.0.0.1:${await freePort()}`;
  expect(await failure({ smtpUrl: away })).toMatchObject({ isPermanent: false, isUnavailable: true });
  const silent = await new Promise<Server>((resolve) => {
    const listening = createServer().listen(0, '127.0.0.1', () => resolve(listening));
  });
  const { port } = silent.address() as { port: number };
  const timeouts = { dnsTimeout: 50, connectionTimeout: 50, greetingTimeout: 50, socketTimeout: 50 };
  expect(await failure({ smtpUrl: `smtp://127.0.0.1:${port}`, timeouts })).toMatchObject({ isPermanent: false });
  silent.close();
});

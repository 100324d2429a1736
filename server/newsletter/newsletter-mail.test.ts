import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dataUser, facts } from '../../domain/facts.ts';
import { readEnvironment } from '../config/environment.ts';
import { openStore } from '../open-store.ts';
import { createOutbox } from '../sending/outbox.ts';
import { startOutboxWorker } from '../sending/worker.ts';
import type { Store } from '../store/sqlite.ts';
import { subscriberId } from '../store/subscriber-ids.ts';
import { decodedMail, startMailServer } from '../testing/mail-server.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { confirmationMails, newsletterChannel } from './newsletter-mail.ts';

const email = 'reader@example.net';
const listed = subscriberId(email);
const token = `${listed}.${'b'.repeat(22)}`;
const document = { email, consent: true, unsubscribeToken: token };
const log = { info: vi.fn(), warn: vi.fn() };

let folder: string;
let store: Store;
let server: Awaited<ReturnType<typeof startMailServer>>;
beforeEach(async () => {
  folder = temporaryFolder('newsletter');
  store = openStore({ dataDir: folder });
  server = await startMailServer();
});
afterEach(async () => {
  await server.stop();
  await store.close();
});

const arrive = (id: string, suspicion: string | null) =>
  store.add('subscribers', id, document, { receivedAt: Date.now(), via: 'form', language: 'zh', suspicion });
const waiting = () => store.database.all('SELECT key FROM outbox').map(({ key }) => key);

/** Sends what waits, once there is a mail server. */
async function send() {
  const env = { SITE_URL: 'https://www.example.com', MAIL_FROM: 'Encore <news@example.com>' };
  const settings = readEnvironment({ ...env, SMTP_URL: `smtp://127.0.0.1:${server.port}` });
  const channels = {
    [newsletterChannel]: confirmationMails({ database: store.database, settings, folder: join(folder, 'mail'), log }),
  };
  const worker = startOutboxWorker({ database: store.database, channels, log });
  await vi.waitFor(() => expect(createOutbox(store.database).nextDue(newsletterChannel, false)).toBeNull(), 10_000);
  await worker.stop();
}

it('an address waits for a mail server, and then gets one mail with both links, the statement in both languages, and who we are', async () => {
  await arrive(`${listed}-unconfirmed`, 'unconfirmed');
  expect(waiting()).toEqual([`newsletter:subscribers/${listed}-unconfirmed`]);
  await send();
  const [mail, ...others] = server.received;
  expect([mail?.to, others]).toEqual([email, []]);
  const link = (path: string, language: string) =>
    `https://www.example.com/api/${path}?token=${token}&language=${language}`;
  for (const text of [
    link('confirm-subscription', 'zh'),
    `To unsubscribe, free of charge, open this link and press the button: ${link('unsubscribe', 'en')}`,
    `如要取消訂閱，請打開以下連結，再按下按鈕，毋須付費：${link('unsubscribe', 'zh')}`,
    dataUser.legalName.zh,
    dataUser.address.zh,
    facts.phone,
    facts.email,
  ])
    expect(decodedMail(mail?.source ?? '').text).toContain(text);
  const source = mail?.source.replaceAll(/\r\n[ \t]/g, ' ') ?? '';
  expect(source).toMatch(/^List-Unsubscribe: +<https:\/\/www\.example\.com\/api\/unsubscribe\?token=[^>]+>$/m);
  expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(readdirSync(folder)).not.toContain('mail');
});

it('nothing is sent to suspected spam, to whoever is on the list already, or to an address that is gone', async () => {
  await arrive(`${listed}-suspected`, 'honeypot');
  expect(waiting()).toEqual([]);
  await arrive(listed, null);
  await arrive(`${listed}-unconfirmed`, 'unconfirmed');
  await send();
  await store.subscribers.leave(token);
  await store.add('subscribers', 'x-unconfirmed', document, {
    receivedAt: Date.now(),
    via: 'form',
    language: null,
    suspicion: 'unconfirmed',
  });
  await store.remove('subscribers', 'x-unconfirmed');
  expect([waiting(), server.received]).toEqual([[], []]);
});

it('an address that its mail server refuses is nothing for the operator, and is not in the log', async () => {
  server.replies.receiver = { code: 550, message: `<${email}>: No such user` };
  await arrive(`${listed}-unconfirmed`, 'unconfirmed');
  await send();
  expect(waiting()).toEqual([]);
  expect(JSON.stringify(log.warn.mock.calls)).toContain('could not be asked to confirm');
  expect(JSON.stringify(log.warn.mock.calls)).not.toContain(email);
});

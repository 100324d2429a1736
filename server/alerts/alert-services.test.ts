import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createOutbox } from '../sending/outbox.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { bo, createTestAlerts, hongKong } from '../testing/test-alerts.ts';

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
beforeEach(async () => {
  mailServer = await startMailServer();
});
afterEach(() => mailServer.stop());

const alertsOfBo = () => {
  const env = { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, MAIL_FROM: 'desk@example.com' };
  return createTestAlerts({ members: [bo], env });
};

it('what was given up is shown with its reason, and is sent when a member says so', async () => {
  const { arrive, look, send, services, store } = alertsOfBo();
  mailServer.replies.receiver = { code: 550, message: 'No such user' };
  await arrive('a');
  await look();
  await send();
  const [dead] = services.alerts().dead;
  expect(dead).toMatchObject({ kind: 'new', channel: 'mail', to: 'Bo', subject: 'referrals/a', title: '陳記茶餐廳' });
  expect(dead).toMatchObject({ problem: 'mail-refused', detail: expect.stringContaining('No such user') });
  expect(createOutbox(store.database).state(['mail'])).toEqual({ waiting: 0, stuck: false, dead: 1 });
  mailServer.replies.receiver = null;
  expect(await services.sendAlertAgain('firestore:referrals/a@1')).toBe(false);
  expect(await services.sendAlertAgain(dead?.key ?? '')).toBe(true);
  await send();
  expect([mailServer.received.length, services.alerts().dead]).toEqual([1, []]);
});

it('what has waited for more than 15 minutes is shown', async () => {
  const { arrive, look, send, services, clock } = alertsOfBo();
  await mailServer.stop();
  await arrive('a');
  await look();
  await send();
  expect(services.alerts().waiting).toEqual([]);
  clock.now += 16 * 60_000;
  expect(services.alerts().waiting).toMatchObject([
    { to: 'Bo', problem: 'mail-server', detail: expect.stringContaining('ECONNREFUSED') },
  ]);
});

it('a test goes to the member who asks for it, at any hour, and is written into a file without a mail server', async () => {
  const { services, send, clock, folder } = createTestAlerts();
  clock.now = hongKong('2026-11-21 23:00');
  expect(services.alerts()).toMatchObject({
    isTestPossible: true,
    channels: expect.arrayContaining([
      expect.objectContaining({ name: 'mail', isConfigured: false, receivers: ['Ada', 'Bo'] }),
      expect.objectContaining({ name: 'webhook', isConfigured: false, receivers: [] }),
    ]),
  });
  await services.sendTestAlert();
  await services.sendTestAlert();
  await send();
  const files = readdirSync(join(folder, 'mail'));
  expect(files).toHaveLength(2);
  const contents = files.map((name) => readFileSync(join(folder, 'mail', name), 'utf8'));
  expect(contents.every((content) => content.includes('To: ada@example.com'))).toBe(true);
});

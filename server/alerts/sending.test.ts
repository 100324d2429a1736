import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { alertMessages as en } from '../../content/en/alert-messages.ts';
import { alertMessages as zh } from '../../content/zh/alert-messages.ts';
import { createPersonServices } from '../person/person-services.ts';
import { referral } from '../testing/fixtures.ts';
import { decodedMail, startMailServer } from '../testing/mail-server.ts';
import { ada, bo, createTestAlerts, hongKong } from '../testing/test-alerts.ts';
import { startWebhook } from '../testing/webhook-receiver.ts';

const minutes = 60_000;
let alerts: ReturnType<typeof createTestAlerts>;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
const start = (options: Parameters<typeof createTestAlerts>[0] = {}) => {
  const env = { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`, MAIL_FROM: 'desk@example.com', ...options.env };
  alerts = createTestAlerts({ ...options, env });
  return alerts;
};
beforeEach(async () => {
  mailServer = await startMailServer();
});
afterEach(async () => {
  vi.useRealTimers();
  await mailServer.stop();
  await alerts.store.close();
});

/** Looks for alerts, and sends the digest alone. */
async function sendDigest() {
  await alerts.look();
  const { database } = alerts.store;
  await database.transact(() => database.run("DELETE FROM outbox WHERE key NOT LIKE '%digest%'"));
  await alerts.send();
}

/** The subjects and texts of the mails that arrived, decoded. */
const mails = () => mailServer.received.map(({ to, source }) => ({ to, ...decodedMail(source) }));

it('each member gets a mail in the own language, with name, district, deadline and link', async () => {
  const { arrive, look, send } = start();
  await arrive('REF_1', { bestTimeToCall: 'Evening (6PM-9PM)' });
  await look();
  await send();
  const [english, chinese] = mails();
  expect(english).toMatchObject({ to: 'ada@example.com', subject: 'New: 陳記茶餐廳, Sham Shui Po' });
  expect(english?.text).toContain('Call by 21:00 Sat 21 Nov (Hong Kong time)');
  expect(english?.text).toContain('https://www.example.com/en/desk/cases/referrals/REF_1');
  expect(english?.text).toContain(en.footer);
  expect(chinese).toMatchObject({ to: 'bo@example.com', subject: '新個案：陳記茶餐廳（深水埗區）' });
  expect(chinese?.text).toContain('請於香港時間11月21日（星期六）21:00前致電');
  expect(chinese?.text).toContain('https://www.example.com/zh/desk/cases/referrals/REF_1');
});

it('who is given a case by a colleague is told by whom, in the own language, unless it has changed since', async () => {
  const { arrive, act, send, clock } = start();
  for (const id of ['stays', 'taken']) {
    await arrive(id);
    await act(id, 'assigned', { to: 'bo', from: null });
  }
  clock.now += minutes;
  await act('taken', 'assigned', { to: 'ada', from: 'bo' });
  await send();
  expect(mails()).toMatchObject([
    { to: 'bo@example.com', subject: '交給你：陳記茶餐廳（深水埗區）' },
    { to: 'bo@example.com', subject: '已由同事接手：陳記茶餐廳（深水埗區）' },
  ]);
});

it('who is given a case hears what is to be kept now: the hour that was promised, else the 24 hours, else that nothing is planned', async () => {
  const { arrive, act, send, clock } = start({ members: [bo] });
  await arrive('waits', { bestTimeToCall: 'Evening (6PM-9PM)' });
  await arrive('promised');
  await act('promised', 'reached', { outcome: 'later', followUpAt: hongKong('2026-11-22 15:00') });
  await arrive('reached');
  await act('reached', 'reached', { outcome: 'interested' });
  clock.now += minutes;
  await act('waits', 'assigned', { to: 'bo', from: null });
  for (const id of ['promised', 'reached']) await act(id, 'assigned', { to: 'bo', from: 'ada' });
  await send();
  expect(mails().map(({ text }) => text.split(/\r?\n/)[2])).toEqual([
    '請於香港時間11月21日（星期六）21:00前致電',
    '約定香港時間11月22日（星期日）15:00致電',
    zh.noStep,
  ]);
});

it('an alert that is not true any more is not sent: claimed, reached, overdue meanwhile, or a receiver who has left', async () => {
  const { arrive, act, look, send, clock, members, store } = start();
  for (const id of ['claimed', 'reached', 'erased', 'stays']) await arrive(id, { bestTimeToCall: 'Evening (6PM-9PM)' });
  await look();
  expect(alerts.waiting()).toHaveLength(8);
  await act('claimed', 'claimed');
  await act('reached', 'reached', { outcome: 'interested' });
  await act('erased', 'erased');
  members.splice(1, 1);
  await send();
  expect(mails().map(({ to, text }) => [to, /referrals\/(\w+)/.exec(text)?.[1]])).toEqual([
    ['ada@example.com', 'stays'],
  ]);
  expect(store.database.all('SELECT * FROM outbox')).toEqual([]);
  clock.now = hongKong('2026-11-21 19:00');
  await look();
  clock.now = hongKong('2026-11-22 10:30');
  await send();
  // "Two hours left" would be a lie now.
  expect(mails()).toHaveLength(1);
});

it('an alert that could not be sent before the quiet hours waits for their end, as what is overdue does', async () => {
  const { arrive, look, send, clock } = start();
  clock.now = hongKong('2026-11-21 20:58');
  await arrive('a', { bestTimeToCall: 'Evening (6PM-9PM)' });
  clock.now = hongKong('2026-11-20 21:30');
  await arrive('b');
  clock.now = hongKong('2026-11-21 20:59');
  await look();
  clock.now = hongKong('2026-11-21 21:31');
  await look();
  // As if the mail server had been away: that does not use up the attempts.
  const { database } = alerts.store;
  await database.transact(() => database.run('UPDATE outbox SET attempts = 20'));
  await send();
  expect(mails()).toEqual([]);
  clock.now = hongKong('2026-11-22 08:00');
  await look();
  await send();
  expect(mails().map(({ subject }) => subject.split(/[:：]/)[0])).toEqual(['New', '新個案', 'Overdue', '逾時']);
});

it('the digest names the most urgent of however many, with hour, owner and tries, and a business once', async () => {
  const { arrive, act, clock } = start({ members: [ada] });
  const contact = (n: number) => ({ contactPhone: `9000 ${1000 + n}`, businessName: `Cafe ${n}` });
  clock.now = hongKong('2026-11-20 08:00');
  await arrive('overdue', { ...contact(100), businessName: 'Overdue Cafe' });
  clock.now = hongKong('2026-11-21 00:30');
  for (let n = 1; n <= 23; n++) await arrive(`evening${n}`, { ...contact(n), bestTimeToCall: 'Evening (6PM-9PM)' });
  for (const id of ['last', 'twice']) await arrive(id, { ...contact(101), bestTimeToCall: 'Morning (9AM-12PM)' });
  await act('twice', 'claimed');
  await act('twice', 'tried', { result: 'no-answer' });
  await arrive('promised', contact(102));
  await act('promised', 'reached', { outcome: 'later', followUpAt: hongKong('2026-11-21 15:00') });
  clock.now = hongKong('2026-11-21 08:30');
  await sendDigest();
  const [digest] = mails();
  expect(digest?.subject).toBe('This morning: 1 overdue, 1 promised for today, 24 to call today');
  const lines = digest?.text.split(/\r?\n/).filter((line) => line.startsWith('•'));
  expect(lines?.slice(0, 4)).toEqual([
    '• Was due 08:00 · Overdue Cafe, Sham Shui Po · nobody yet',
    '• Call back at 15:00 · Cafe 102, Sham Shui Po · Ada',
    '• Call by 12:00 · Cafe 101, Sham Shui Po · 2 cases · Ada · tried 1×',
    '• Call by 21:00 · Cafe 1, Sham Shui Po · nobody yet',
  ]);
  expect(lines).toHaveLength(22);
  expect(digest?.text).toContain('… and 4 more');
});

it('the digest says when to call next where the best hours were missed, and no owner who left a hand-over alone', async () => {
  const { arrive, act, clock } = start({ members: [ada] });
  clock.now = hongKong('2026-11-20 08:50');
  await arrive('missed', { bestTimeToCall: 'Afternoon (12PM-6PM)' });
  await act('missed', 'assigned', { to: ada.id });
  clock.now = hongKong('2026-11-21 08:30');
  await sendDigest();
  expect(mails()[0]?.text).toContain(
    '• Best hours missed, call from 12:00 to 18:00 · 陳記茶餐廳, Sham Shui Po · nobody yet',
  );
});

it('a morning with nothing but a promised callback has a digest', async () => {
  const { arrive, act, look, send, clock } = start({ members: [bo] });
  await arrive('a');
  await act('a', 'reached', { outcome: 'later', followUpAt: hongKong('2026-11-23 15:00') });
  for (const day of ['22', '23']) {
    clock.now = hongKong(`2026-11-${day} 08:30`);
    await look();
    await send();
  }
  expect(mails().map(({ subject }) => subject)).toEqual(['今早：1宗約定']);
});

it('a request about personal data is in the digest from two weeks before its 40 days end until it is answered, without who asked', async () => {
  const { noteRequest, requests, answerRequest } = createPersonServices(start({ members: [bo] }).store, 'ada');
  await noteRequest('copy', 'ka.yan@example.com', hongKong('2026-10-29 08:30'));
  for (const day of ['23', '24', '25']) {
    alerts.clock.now = hongKong(`2026-11-${day} 08:30`);
    if (day === '25') await answerRequest(`${requests().open[0]?.id}`, 'done', '');
    await sendDigest();
  }
  expect(mails()).toMatchObject([
    { subject: '今早：1項個人資料的要求', text: expect.stringContaining('須於12月8日（星期二）或之前') },
  ]);
});

it('no telephone number, note, address or name of a person is in any alert', async () => {
  const hidden = fc.stringMatching(/^[a-z0-9]{12}$/);
  const secrets = Object.keys(referral).filter((name) => !/business(Name|Type|District)|bestTime|confirm/.test(name));
  const { received, env, server } = await startWebhook();
  const { arrive, look, clock, store } = start({ members: [ada], env });
  const property = fc.asyncProperty(
    fc.uuid(),
    fc.array(hidden, { minLength: 14, maxLength: 14 }),
    async (id, values) => {
      clock.now = hongKong('2026-11-20 12:00');
      await arrive(id, Object.fromEntries(secrets.map((name, index) => [name, values[index] ?? ''])));
      const [firstName = '', lastName = '', email = '', message = ''] = values;
      const arrival = { receivedAt: clock.now, via: 'form', language: 'en', suspicion: null } as const;
      await store.add('messages', id, { firstName, lastName, email, message }, arrival);
      for (const time of ['2026-11-20 12:01', '2026-11-21 08:31', '2026-11-21 13:00']) {
        clock.now = hongKong(time);
        await look();
        await alerts.send();
      }
      const sent = JSON.stringify([mails(), received]);
      expect(sent).toContain(id);
      expect(received).toHaveLength(mails().length);
      expect(values.filter((value) => sent.includes(value))).toEqual([]);
      mailServer.received.length = 0;
      received.length = 0;
    },
  );
  await fc.assert(property, { numRuns: 3 });
  server.close();
});

it('a webhook gets signed JSON that a chat shows, and no name in it can call everybody', async () => {
  const { received, env, server } = await startWebhook();
  const { arrive, look, send, clock } = start({ env, members: [] });
  // The library refuses times that are not the present.
  vi.useFakeTimers({ toFake: ['Date'], now: clock.now });
  await arrive('REF_1', { businessName: '<!channel> @all [click](https: //bad. example)\u202E' });
  await look();
  await send();
  server.close();
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  const sent = new Webhook(env.WEBHOOK_SECRET).verify(body, headers) as {
    text: string;
    event: string;
    type?: string;
    data: object;
  };
  expect(sent.text).toContain('＜!channel＞ ＠all ［click］(https: //bad. example)（深水埗區）');
  expect(sent.text).toContain('https://www.example.com/zh/desk/cases/referrals/REF_1');
  // A chat is not somebody's address, so it does not say how to stop mails.
  expect(sent.text).not.toContain(zh.footer);
  expect(sent.event).toBe('alert.new');
  expect(sent.type).toBeUndefined();
  expect(sent.data).toMatchObject({ case: { collection: 'referrals', district: 'Sham Shui Po' } });
  expect(received).toHaveLength(1);
});

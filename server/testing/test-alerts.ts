import { setTimeout as sleep } from 'node:timers/promises';
import { alertChannels } from '../../domain/cases/alerts.ts';
import type { Member } from '../../domain/sign-in.ts';
import { createAlertChannels } from '../alerts/alert-channels.ts';
import { createAlertServices } from '../alerts/alert-services.ts';
import { lookForAlerts } from '../alerts/look-for-alerts.ts';
import { readEnvironment } from '../config/environment.ts';
import { openStore } from '../open-store.ts';
import { createOutbox } from '../sending/outbox.ts';
import type { Channel } from '../sending/worker.ts';
import { startOutboxWorker } from '../sending/worker.ts';
import type { Document } from '../store/document-store.ts';
import type { Action } from '../store/events.ts';
import { referral } from './fixtures.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const ada: Member = { id: 'ada', name: 'Ada', email: 'ada@example.com', language: 'en' };
export const bo: Member = { id: 'bo', name: 'Bo', email: 'bo@example.com', language: 'zh' };

/** A time in Hong Kong, as `2026-11-21 10:00`. */
export function hongKong(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}:00+08:00`);
}

type Options = { env?: Record<string, string>; members?: Member[]; folder?: string };

/** The alerts of a store, with a clock that only changes when the test sets it, and a worker that runs when the test says so. */
export function createTestAlerts({ env = {}, members = [ada, bo], folder = temporaryFolder('alerts') }: Options = {}) {
  const settings = readEnvironment({ DATA_DIR: folder, SITE_URL: 'https://www.example.com', ...env });
  const clock = { now: hongKong('2026-11-21 10:00') };
  const lines: string[] = [];
  const store = openStore(settings, { runtime: { clock: () => clock.now } });
  const { database } = store;
  const outbox = createOutbox(database);
  const channels = createAlertChannels({ database, settings, members: () => members });
  let inProgress = 0;
  const counted = ({ send }: Channel): Channel => ({
    async send(row) {
      inProgress++;
      await Promise.resolve(send(row)).finally(() => inProgress--);
    },
  });

  return {
    clock,
    store,
    settings,
    lines,
    members,
    folder,
    services: createAlertServices({ database, channels }, ada),
    look: () => lookForAlerts(database, channels),
    /** Sends what is due, and returns once nothing is due any more. */
    async send() {
      const log = (_: object, message: string) => void lines.push(message);
      const worker = startOutboxWorker({
        database,
        channels: Object.fromEntries(alertChannels.map((name) => [name, counted(channels[name])])),
        log: { info: log, warn: log },
        timings: { idle: 5 },
      });
      const isDue = (channel: string) => (outbox.nextDue(channel, false) ?? Number.POSITIVE_INFINITY) <= clock.now;
      while (inProgress > 0 || alertChannels.some(isDue)) await sleep(2);
      await worker.stop();
    },
    arrive: (id: string, more: Document = {}, suspicion: string | null = null) =>
      store.add('referrals', id, { ...referral, ...more }, { ...arrival, receivedAt: clock.now, suspicion }),
    act: (id: string, type: 'claimed' | 'assigned' | 'tried' | 'reached' | 'noted' | 'erased', data = {}) =>
      store.appendEvent({
        subject: `referrals/${id}`,
        actionId: `${type} ${id} ${clock.now}`,
        expectedVersion: null,
        at: clock.now,
        actor: 'ada',
        type,
        data,
      } as Action),
    /** The alerts that are waiting, as `mail new referrals/a ada`, a line for each case of a message. */
    waiting: () =>
      database
        .all('SELECT channel, payload, subject FROM outbox WHERE dead_at IS NULL ORDER BY id')
        .flatMap(({ channel, payload, subject }) => {
          const { kind, to, cases = [{ subject }] } = JSON.parse(`${payload}`);
          const told: { subject: string }[] = cases;
          return told.map((one) => `${channel} ${kind} ${one.subject} ${channel === 'mail' ? to : ''}`.trimEnd());
        }),
  };
}

const arrival = { via: 'fallback', language: 'zh' } as const;

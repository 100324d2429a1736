import { randomUUID } from 'node:crypto';
import type { AlertServices, UnsentAlert } from '../../domain/alert-services.ts';
import { alertProblems } from '../../domain/alerts.ts';
import type { Member } from '../../domain/member.ts';
import type { Settings } from '../config/environment.ts';
import type { OutboxRow } from '../sending/outbox.ts';
import { readCase } from '../store/cases.ts';
import type { Store } from '../store/sqlite.ts';
import { enqueueAlert, payloadOf } from './alert-rows.ts';
import type { Receivers } from './receivers.ts';

type Options = { store: Pick<Store, 'database' | 'outbox'>; receivers: Receivers; settings: Settings };

const channels = ['mail', 'webhook'] as const;

/** How many alerts of each channel and state the page shows. */
const shown = 100;

/** What the page of the alerts asks of the server, for one member. */
export function createAlertServices({ store, receivers, settings }: Options, member: Member): AlertServices {
  const { database, outbox } = store;
  const unsent = (row: OutboxRow): UnsentAlert => {
    const { key, channel, subject, wantedAt, error } = row;
    const { kind, to } = payloadOf(row);
    const found = readCase(database, subject);
    return {
      key,
      kind,
      subject: found ? subject : null,
      title: found?.title ?? '',
      to: (channel === 'mail' ? receivers.member(to)?.name : hostOf(receivers.webhook(to))) ?? '',
      channel: channel as UnsentAlert['channel'],
      wantedAt,
      ...problemOf(error),
    };
  };
  return {
    alerts: () => ({
      isMailConfigured: settings.smtpUrl !== undefined,
      webhooks: settings.webhookUrls.map((url) => hostOf(url) ?? ''),
      membersWithAddress: receivers.all().filter(({ channel }) => channel === 'mail').length,
      isTestPossible: testReceivers(receivers, member).length > 0,
      waiting: channels.flatMap((channel) => outbox.unsent(channel, 'stuck', shown).map(unsent)),
      dead: channels.flatMap((channel) => outbox.unsent(channel, 'dead', shown).map(unsent)),
    }),
    async sendAlertAgain(key) {
      // The way to the cloud is the operator's.
      return channels.some((channel) => key.startsWith(`${channel}:`)) && outbox.sendAgain(key);
    },
    async sendTestAlert() {
      const to = testReceivers(receivers, member);
      await database.inGroup(() => enqueueAlert(database, 'test', `test/${randomUUID()}`, to));
    },
  };
}

/** The member who asks for a test, and every webhook. */
function testReceivers(receivers: Receivers, { id: ownId }: Member) {
  return receivers.all().filter(({ channel, id }) => channel === 'webhook' || id === ownId);
}

function problemOf(error: string | null): Pick<UnsentAlert, 'problem' | 'detail'> {
  const [code, ...rest] = (error ?? '').split(': ');
  const problem = alertProblems.find((known) => known === code) ?? null;
  return { problem, detail: problem ? rest.join(': ') : (error ?? '') };
}

/** The rest of the address of a chat system's webhook is a secret. */
function hostOf(url: string | undefined): string | undefined {
  return url && new URL(url).host;
}

import type { AlertServices, UnsentAlert } from '../../domain/cases/alerts.ts';
import { type AlertChannelName, alertChannels, alertProblems } from '../../domain/cases/alerts.ts';
import type { Member } from '../../domain/sign-in.ts';
import { createOutbox, type OutboxRow } from '../sending/outbox.ts';
import { readCase } from '../store/cases.ts';
import type { Database } from '../store/connection.ts';
import { enqueueAlert, payloadOf } from './alert-rows.ts';
import { type AlertChannels, receiversOfTest } from './receivers.ts';

type Options = { database: Database; channels: AlertChannels };

/** How many alerts of each channel and state the page shows. */
const shown = 100;

/** What the page of the alerts asks of the server, for one member. */
export function createAlertServices({ database, channels }: Options, member: Member): AlertServices {
  const outbox = createOutbox(database);
  const unsentOf = (channel: AlertChannelName, { key, subject, wantedAt, error, ...row }: OutboxRow): UnsentAlert => {
    const { kind, to } = payloadOf(row);
    const found = readCase(database, subject);
    return {
      key,
      kind,
      subject: found ? subject : null,
      title: found?.title ?? '',
      to: channels[channel].receivers().find(({ id }) => id === to)?.name ?? '',
      channel,
      wantedAt,
      ...problemOf(error),
    };
  };
  const unsent = (state: 'stuck' | 'dead') =>
    alertChannels.flatMap((channel) => outbox.unsent(channel, state, shown).map((row) => unsentOf(channel, row)));
  return {
    alerts: () => ({
      channels: alertChannels.map((name) => {
        const { isConfigured, receivers } = channels[name];
        return { name, isConfigured, receivers: receivers().map((receiver) => receiver.name) };
      }),
      isTestPossible: receiversOfTest(channels, member.id).length > 0,
      waiting: unsent('stuck'),
      dead: unsent('dead'),
    }),
    async sendAlertAgain(key) {
      // The way to the cloud is the operator's.
      return alertChannels.some((channel) => key.startsWith(`${channel}:`)) && outbox.sendAgain(key);
    },
    async sendTestAlert() {
      const to = receiversOfTest(channels, member.id);
      await database.transact(() => enqueueAlert(database, 'test', { subject: `test/${database.randomUUID()}` }, to));
    },
  };
}

function problemOf(error: string | null): Pick<UnsentAlert, 'problem' | 'detail'> {
  const [code, ...rest] = (error ?? '').split(': ');
  const problem = alertProblems.find((known) => known === code) ?? null;
  return { problem, detail: problem ? rest.join(': ') : (error ?? '') };
}

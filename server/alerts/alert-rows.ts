import type { AlertChannelName, AlertKind } from '../../domain/alerts.ts';
import { enqueue, type OutboxRow } from '../sending/outbox.ts';
import type { Database } from '../store/connection.ts';

/** What the outbox has of an alert: the text is made when it is sent, from what is true then. */
export type AlertPayload = { kind: AlertKind; to: string };

/**
 * Within a transaction: tells each receiver once, whatever happens to the process.
 * @param subject the case; `digest/` and a day; or `test/` and an id
 */
export function enqueueAlert(
  database: Database,
  kind: AlertKind,
  subject: string,
  receivers: readonly { channel: AlertChannelName; id: string }[],
) {
  for (const { channel, id } of receivers) {
    const payload: AlertPayload = { kind, to: id };
    enqueue(database, { channel, key: `${channel}:${kind}:${subject}:${id}`, subject, payload });
  }
}

export function payloadOf({ payload }: Pick<OutboxRow, 'payload'>): AlertPayload {
  return payload as AlertPayload;
}

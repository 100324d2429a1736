import { type AlertChannelName, type AlertKind, alertChannels, type CaseAlert } from '../../domain/cases/alerts.ts';
import { hongKongDate } from '../../domain/cases/clock.ts';
import { deleteMailsAbout, mailIsKeptFor } from '../sending/channels/mail.ts';
import { enqueue, type OutboxRow } from '../sending/outbox.ts';
import type { Database, StoreListener } from '../store/connection.ts';
import type { DatedAlert } from './step-alerts.ts';

/** What the outbox has of an alert: the text is made when it is sent, from what is true then. */
export type AlertPayload = {
  kind: AlertKind;
  to: string;
  /** The id of a member. */
  by?: string;
  /** The moment that it is about, where a case may tell the same of another one; milliseconds since 1970. */
  of?: number;
  /** Several cases in one message. */
  cases?: readonly Told[];
};

/** What is told of: a case, and the moment that it is about, where a case may tell the same of another one. */
export type Told = { subject: string; of?: number | undefined; by?: string };

type To = { channel: AlertChannelName; id: string };

/** Milliseconds within which more alerts of a kind than these become one message. */
const burst = { time: 10 * 60_000, most: 5 };
/** Milliseconds after which such a message is sent, although there is no end of what is told. */
const longestBurst = 60 * 60_000;

/**
 * Within a transaction: tells each receiver once, whatever happens to the process.
 * @param subject the case; `digest/` and a day; or `test/` and an id
 */
export function enqueueAlert(database: Database, kind: AlertKind, told: Told, receivers: readonly To[], name?: string) {
  const { subject, of, by } = told;
  const unique = name ?? (of === undefined ? kind : `${kind}@${of}`);
  for (const { channel, id } of receivers) {
    const payload: AlertPayload = { kind, to: id, of, by };
    enqueue(database, { channel, key: `${channel}:${unique}:${subject}:${id}`, subject, payload });
  }
}

/**
 * Within a transaction: tells each receiver of cases, as one message where it is several at once. After five messages of a kind within
 * ten minutes what follows is one message too, which is sent when there was nothing more for ten minutes, or after an hour.
 */
export function enqueueAlerts(
  database: Database,
  kind: AlertKind,
  told: readonly Told[],
  receivers: readonly To[],
  name?: string,
) {
  const { all, run, clock } = database;
  const now = clock();
  for (const receiver of receivers) {
    const { channel, id } = receiver;
    const sameKind = `${channel}:${kind}:${id}`;
    const [open] = all(selectOpenBundle, channel, now, kind, id);
    if (open) {
      const payload: AlertPayload = { kind, to: id, cases: [...(payloadOfText(open.payload).cases ?? []), ...told] };
      const dueAt = Math.min(now + burst.time, Number(open.wanted_at) + longestBurst);
      run('UPDATE outbox SET payload = ?, due_at = ? WHERE id = ?', JSON.stringify(payload), dueAt, `${open.id}`);
      continue;
    }
    run('DELETE FROM alert_times WHERE at <= ?', now - burst.time);
    const isBurst = all('SELECT 1 FROM alert_times WHERE same_kind = ?', sameKind).length >= burst.most;
    if (!isBurst) run('INSERT INTO alert_times VALUES (?, ?)', sameKind, now);
    const [first, ...more] = told;
    if (first && more.length === 0 && !isBurst) {
      enqueueAlert(database, kind, first, [receiver], name);
    } else if (first) {
      const subject = bundleSubject(hongKongDate(now));
      const key = `${channel}:${kind}@${now}:${first.subject} and others:${id}`;
      const payload: AlertPayload = { kind, to: id, cases: told };
      enqueue(database, { channel, key, subject, payload }, isBurst ? now + burst.time : now);
    }
  }
}

function payloadOfText(payload: unknown): AlertPayload {
  return JSON.parse(`${payload}`);
}

const selectOpenBundle = `SELECT id, payload, wanted_at FROM outbox WHERE channel = ? AND dead_at IS NULL AND due_at > ?
  AND attempts = 0 AND payload ->> 'kind' = ? AND payload ->> 'to' = ? AND payload ->> 'cases' IS NOT NULL`;

export function payloadOf({ payload }: Pick<OutboxRow, 'payload'>): AlertPayload {
  return payload as AlertPayload;
}

/** A case that must be looked at, and the most urgent alert about it so far. */
export type AlertCheck = { subject: string; latest: CaseAlert | null };

/** The alerts of a case are looked at again when it has changed, and are gone with it. */
export const alertListener: StoreListener = {
  onCase: ({ run }, subject) => {
    run('INSERT INTO alerts VALUES (?, NULL, 0) ON CONFLICT (subject) DO UPDATE SET check_at = 0', subject);
  },
  onErase(database, subject, half) {
    // Without the referrer the case goes on, and no alert has their name.
    if (half !== 'referrer') deleteUnsent(database, subject);
  },
  onDelete: (database, subject) => {
    database.run('DELETE FROM alerts WHERE subject = ?', subject);
    database.run('DELETE FROM step_alerts WHERE subject = ?', subject);
    deleteUnsent(database, subject);
  },
};

/** Within a transaction: records that a case tells something of a moment. @returns false when it was told before */
export function recordStep({ run }: Pick<Database, 'run'>, subject: string, { kind, of }: DatedAlert): boolean {
  return run('INSERT INTO step_alerts VALUES (?, ?, ?) ON CONFLICT DO NOTHING', subject, kind, of).changes === 1;
}

/** Takes the mails that were written as files along with a person who is erased: those about the case, and the summaries with it. */
export const mailEraser = (folder: string): StoreListener => ({
  onErase({ all, clock }, subject, half) {
    if (half === 'referrer') return;
    const [{ arrived_at: arrivedAt = 0 } = {}] = all('SELECT arrived_at FROM cases WHERE subject = ?', subject);
    const days: string[] = [];
    // Older ones are not kept.
    for (let at = clock(); at > Math.max(Number(arrivedAt), clock() - mailIsKeptFor) - day; at -= day) {
      days.push(digestSubject(hongKongDate(at)), bundleSubject(hongKongDate(at)));
    }
    deleteMailsAbout(folder, [subject, ...days]);
  },
});

/** The subject of the summary of a day. */
export const digestSubject = (date: string) => `digest/${date}`;

/** The subject of the messages of a day about several cases. */
export const bundleSubject = (date: string) => `bundle/${date}`;

function deleteUnsent({ run }: Database, subject: string) {
  run(deleteRows, subject, JSON.stringify(alertChannels));
}

/** The cases to look at now, the longest due first. */
export function dueChecks({ all }: Pick<Database, 'all'>, now: number, limit: number): AlertCheck[] {
  return all(selectDue, now, limit) as AlertCheck[];
}

/** Within a transaction: records what was found. @param checkAt when to look again; null when not before the case changes */
export function recordCheck({ run }: Pick<Database, 'run'>, { subject, latest }: AlertCheck, checkAt: number | null) {
  run('UPDATE alerts SET latest = ?, check_at = ? WHERE subject = ?', latest, checkAt, subject);
}

const day = 86_400_000;
const deleteRows = 'DELETE FROM outbox WHERE subject = ? AND channel IN (SELECT value FROM json_each(?))';
const selectDue = 'SELECT subject, latest FROM alerts WHERE check_at <= ? ORDER BY check_at LIMIT ?';

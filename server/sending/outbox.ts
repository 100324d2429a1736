import { createHash } from 'node:crypto';
import type { Database } from '../store/connection.ts';
import type { Row } from '../store/sqlite-file.ts';

/** Milliseconds after which a row that waits is reported as stuck. */
const stuckAfter = 15 * 60_000;

/** Something that must happen elsewhere. It is stored in the transaction of its cause, and removed once it has happened. */
export type OutboxRow = {
  id: number;
  channel: string;
  /** No two rows have the same, so nothing is sent for two reasons. */
  key: string;
  subject: string;
  payload: Readonly<Record<string, unknown>>;
  /** When it should be sent; milliseconds since 1970, as is `dueAt`. */
  wantedAt: number;
  /** When it is tried next. */
  dueAt: number;
  /** How often it was tried, the present attempt included. */
  attempts: number;
  /** Why the last attempt failed, or why it was given up. */
  error: string | null;
};

/** What an operator must know; see `/healthz`. */
export type OutboxState = {
  /** How many rows are still to be sent. */
  waiting: number;
  /** True when one of them has waited for longer than 15 minutes. */
  stuck: boolean;
  /** How many were given up, and wait for a person. */
  dead: number;
};

export type Outbox = ReturnType<typeof createOutbox>;

/** The rows of the outbox; `startOutboxWorker` sends them. */
export function createOutbox(database: Database) {
  const { all, run, transact, transactQuietly, clock } = database;
  // What the worker notes for itself must not wake it again.
  const changing = (sql: string, ...values: (string | number)[]) => transactQuietly(() => void run(sql, ...values));
  return {
    /**
     * Takes the next row of a channel that is due, and lets nobody have it again before `leaseTime` ms are over, also after a crash.
     * @param isOrdered only the oldest row: those after it wait until it is sent or given up
     * @param sent rows that were sent, to be removed in the same transaction
     */
    async lease(
      channel: string,
      isOrdered: boolean,
      leaseTime: number,
      sent: readonly OutboxRow[] = [],
    ): Promise<OutboxRow | null> {
      const next = isOrdered ? selectOldest : selectDue;
      return transactQuietly(() => {
        for (const { id } of sent) run(deleteRow, id);
        const [row] = all(next, channel, clock());
        if (!row) return null;
        run(leaseRow, clock() + leaseTime, row.id as number);
        return rowOf({ ...row, attempts: (row.attempts as number) + 1 });
      });
    },
    /** The rows after one, the oldest first; in a channel that sends in order nobody else has them. */
    following: ({ channel, id }: OutboxRow, most: number): OutboxRow[] =>
      all(
        'SELECT * FROM outbox WHERE channel = ? AND dead_at IS NULL AND id > ? ORDER BY id LIMIT ?',
        channel,
        id,
        most,
      ).map(rowOf),
    /** When the next row of a channel is due; null when there is none. */
    nextDue(channel: string, isOrdered: boolean): number | null {
      const [row] = all(isOrdered ? dueOfOldest : earliestDue, channel);
      return (row?.due_at as number | null | undefined) ?? null;
    },
    /**
     * Makes every row due at once. At the start of the worker the leases are those of a process that has ended, and what is wanted later
     * than now was wanted by a wrong clock.
     */
    releaseAll: (channel: string) => changing(release, clock(), channel),
    remove: (sent: readonly OutboxRow[]) => transactQuietly(() => sent.forEach(({ id }) => void run(deleteRow, id))),
    /** @param attempts how many of them count */
    retry: ({ id }: OutboxRow, dueAt: number, error: string, attempts: number) =>
      changing('UPDATE outbox SET due_at = ?, error = ?, attempts = ? WHERE id = ?', dueAt, error, attempts, id),
    /** Keeps the row for a person to see, and does not try it again. */
    giveUp: ({ id }: OutboxRow, error: string) =>
      changing('UPDATE outbox SET dead_at = ?, error = ? WHERE id = ?', clock(), error, id),
    /** The rows that were given up, oldest first. */
    dead: () => all('SELECT * FROM outbox WHERE dead_at IS NOT NULL ORDER BY id').map(rowOf),
    /** The oldest rows of a channel that were given up, or that should have been sent 15 minutes ago and are still tried. */
    unsent(channel: string, state: 'dead' | 'stuck', limit: number): OutboxRow[] {
      const rows =
        state === 'dead' ? all(selectDead, channel, limit) : all(selectStuck, channel, clock() - stuckAfter, limit);
      return rows.map(rowOf);
    },
    /** Tries a row that was given up from the beginning. @returns whether there was one with this key */
    sendAgain: (key: string) => transact(() => run(revive, clock(), key).changes === 1),
    /** The state of some channels; null while the store cannot be read. */
    state(channels: readonly string[]): OutboxState | null {
      try {
        const [row] = all(countRows, JSON.stringify(channels), clock() - stuckAfter);
        return { waiting: Number(row?.waiting), stuck: Number(row?.stuck) > 0, dead: Number(row?.dead) };
      } catch {
        // Its alarm says why.
        return null;
      }
    },
  };
}

/** Within a transaction: something must be sent by a channel, at once or at a time. Nothing when there is a row with this key. */
export function enqueue(
  { run, clock }: Pick<Database, 'run' | 'clock'>,
  { channel, key, subject, payload }: Pick<OutboxRow, 'channel' | 'key' | 'subject' | 'payload'>,
  dueAt = clock(),
) {
  run(insertRow, channel, key, subject, JSON.stringify(payload), dueAt);
}

const insertRow = `INSERT INTO outbox (channel, key, subject, payload, wanted_at, due_at) VALUES (?1, ?2, ?3, ?4, ?5, ?5)
  ON CONFLICT (key) DO NOTHING`;
const selectDue = `SELECT * FROM outbox WHERE channel = ? AND dead_at IS NULL AND due_at <= ? ORDER BY due_at, id LIMIT 1`;
const selectOldest = `SELECT * FROM
  (SELECT * FROM outbox WHERE channel = ? AND dead_at IS NULL ORDER BY id LIMIT 1) WHERE due_at <= ?`;
const earliestDue = 'SELECT min(due_at) AS due_at FROM outbox WHERE channel = ? AND dead_at IS NULL';
const dueOfOldest = 'SELECT due_at FROM outbox WHERE channel = ? AND dead_at IS NULL ORDER BY id LIMIT 1';
const selectDead = 'SELECT * FROM outbox WHERE channel = ? AND dead_at IS NOT NULL ORDER BY id LIMIT ?';
const selectStuck = 'SELECT * FROM outbox WHERE channel = ? AND dead_at IS NULL AND wanted_at < ? ORDER BY id LIMIT ?';
const leaseRow = 'UPDATE outbox SET attempts = attempts + 1, due_at = ? WHERE id = ?';
const release = 'UPDATE outbox SET due_at = min(wanted_at, ?) WHERE channel = ?';
const deleteRow = 'DELETE FROM outbox WHERE id = ?';
const revive = `UPDATE outbox SET dead_at = NULL, error = NULL, attempts = 0, due_at = ?
  WHERE key = ? AND dead_at IS NOT NULL`;
const ofChannels = 'FROM outbox WHERE channel IN (SELECT value FROM json_each(?1)) AND dead_at';
const countRows = `SELECT (SELECT count(*) ${ofChannels} IS NULL) AS waiting, (SELECT count(*) ${ofChannels} IS NOT NULL) AS dead,
  EXISTS (SELECT 1 ${ofChannels} IS NULL AND wanted_at < ?2) AS stuck`;

function rowOf(row: Row): OutboxRow {
  const { wanted_at: wantedAt, due_at: dueAt, dead_at: _, payload, ...rest } = row;
  return { ...rest, wantedAt, dueAt, payload: JSON.parse(payload as string) } as OutboxRow;
}

/** A name for the message of a row, the same at each attempt, by which a receiver recognises a second copy. */
export function messageIdOf({ key }: Pick<OutboxRow, 'key'>): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32);
}

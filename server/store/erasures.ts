import { createHmac } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Half } from '../../domain/cases/case-events.ts';
import type { Runtime } from '../runtime.ts';
import { openFileBeside, problemOf, type SmallFile } from './sqlite-file.ts';

export type Erasures = ReturnType<typeof createErasures>;

type Options = {
  folder: string;
  /** Where the backups are; undefined where none are made. */
  backupFolder?: string | undefined;
};

/** Where the ledger of a folder is. */
export function erasuresFile(folder: string): string {
  return join(folder, 'erasures.sqlite');
}

/**
 * The ledger of what was erased, unsubscribed or deleted by age: what, when, and nothing of a person. It is a file beside the store, and
 * again where the backups are, so that neither a restored backup nor an old device brings anybody back. It is made with the first
 * erasure, opened at first use, and opened again after any failure.
 */
export function createErasures(options: Options, { randomBytes }: Pick<Runtime, 'randomBytes'>) {
  const file = erasuresFile(options.folder);
  const copy = createCopy(options.backupFolder);
  let current: SmallFile | null = null;
  let keys: Uint8Array[] = [];
  let isKnownMissing = false;

  function open(): SmallFile {
    mkdirSync(options.folder, { recursive: true, mode: 0o700 });
    const ledger = openFileBeside(file, ledgerSchema);
    current = ledger;
    isKnownMissing = false;
    copy.exchange(ledger, 'both ways');
    // Only where there is none: what was written with another one could not be found again.
    ledger.prepare('INSERT INTO keys SELECT ? WHERE NOT EXISTS (SELECT 1 FROM keys)').run(randomBytes(32));
    keys = ledger
      .prepare('SELECT key FROM keys ORDER BY key')
      .all()
      .map(({ key }) => key as Uint8Array);
    return ledger;
  }

  function close() {
    current?.close();
    current = null;
  }

  function withLedger<Result>(work: (ledger: SmallFile) => Result): Result {
    try {
      return work(current ?? open());
    } catch (error) {
      close();
      throw problemOf(error, file);
    }
  }

  /** For what only reads: no file is made for it. */
  function ifAny<Result>(work: (ledger: SmallFile) => Result): Result | null {
    if (current || (!isKnownMissing && (existsSync(file) || copy.exists()))) return withLedger(work);
    // Until the transaction ends, in which nobody else can erase: an arrival asks five times, a sixth of what an import takes.
    if (!isKnownMissing) queueMicrotask(() => (isKnownMissing = false));
    isKnownMissing = true;
    return null;
  }

  const find = (sql: string, subject: string) =>
    ifAny((ledger) => ledger.prepare(sql).get(JSON.stringify(keys.map((key) => hashOf(subject, key)))) ?? null);

  return {
    /**
     * Writes down what is about to be deleted, and returns once that is on disk.
     * @param at milliseconds since 1970
     */
    record(subjects: readonly string[], at: number, half: Half | 'both' | 'no-call' = 'both') {
      withLedger((ledger) => {
        const [key = new Uint8Array()] = keys;
        const statement = ledger.prepare(insert);
        ledger.exec('BEGIN IMMEDIATE');
        for (const subject of subjects) statement.run(hashOf(subject, key), half, at);
        ledger.exec('COMMIT');
        copy.exchange(ledger, 'out');
      });
    },
    /** When a subject was last erased as a whole; null when it was not. */
    erasedAt: (subject: string) => (find(select, subject)?.at ?? null) as number | null,
    /** When one of the two people of a referral was erased alone. */
    halfErasedAt: (subject: string) => (find(selectHalf, subject) ?? null) as { half: Half; at: number } | null,
    /** True for the key of a telephone number that is never to be called again. */
    isNoCall: (phoneKey: string) => phoneKey !== '' && find(selectNoCall, noCallSubject(phoneKey)) !== null,
    /** A text that is another one after each erasure; empty where there was none. */
    newest: (): string =>
      ifAny((ledger) => {
        const row = ledger.prepare('SELECT hash, at FROM erasures ORDER BY seq DESC LIMIT 1').get();
        return row ? `${row.at} ${row.hash}` : '';
      }) ?? '',
    /** Ends what was written down before a time, here and in the copy; a number that is never to be called stays. */
    forgetBefore(time: number) {
      ifAny((ledger) => {
        ledger.prepare("DELETE FROM main.erasures WHERE at < ? AND half != 'no-call'").run(time);
        copy.with(ledger, () =>
          ledger.prepare("DELETE FROM copy.erasures WHERE at < ? AND half != 'no-call'").run(time),
        );
      });
    },
    close,
  };
}

/** The second ledger, where the backups are. Its disk may be away: the next erasure makes up for it, or the next start. */
function createCopy(folder: string | undefined) {
  const file = folder === undefined ? null : erasuresFile(folder);
  /** The row up to which it has all. */
  let copied = 0;

  function withCopy(ledger: SmallFile, work: () => void) {
    if (!folder || !file) return;
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      openFileBeside(file, ledgerSchema).close();
      ledger.prepare('ATTACH ? AS copy').run(file);
    } catch {
      return;
    }
    try {
      work();
    } catch {
      copied = 0;
    } finally {
      ledger.exec('DETACH copy');
    }
  }

  return {
    exists: () => file !== null && existsSync(file),
    with: withCopy,
    /** Gives it what it has not. @param direction `both ways`: also takes from it what is not here, because this disk was lost */
    exchange(ledger: SmallFile, direction: 'out' | 'both ways') {
      withCopy(ledger, () => {
        if (direction === 'both ways') ledger.exec(moveRows('copy', 'main', 0));
        ledger.exec(moveRows('main', 'copy', direction === 'out' ? copied : 0));
        copied = Number(ledger.prepare('SELECT max(seq) AS newest FROM main.erasures').get()?.newest ?? 0);
      });
    },
  };
}

/** How a number that is never to be called is named in the ledger. @param phoneKey see `domain/cases/case-summary.ts` */
export const noCallSubject = (phoneKey: string) => `no-call/${phoneKey}`;

/** Of a name with few possible values a hash without a key could be guessed. */
function hashOf(subject: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(subject).digest('base64url').slice(0, 22);
}

/** The tables of the ledger. */
export const ledgerSchema = `
  CREATE TABLE IF NOT EXISTS keys (key BLOB PRIMARY KEY) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS erasures (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    hash TEXT NOT NULL,
    half TEXT NOT NULL,
    at INTEGER NOT NULL,
    UNIQUE (hash, half)
  ) STRICT`;
const insert = 'INSERT OR REPLACE INTO main.erasures (hash, half, at) VALUES (?, ?, ?)';
const select = `SELECT max(at) AS at FROM erasures WHERE half = 'both' AND hash IN (SELECT value FROM json_each(?))`;
const selectNoCall = "SELECT 1 FROM erasures WHERE half = 'no-call' AND hash IN (SELECT value FROM json_each(?))";
const selectHalf = `SELECT half, at FROM erasures WHERE half IN ('referrer', 'contact')
  AND hash IN (SELECT value FROM json_each(?)) LIMIT 1`;
const moveRows = (from: 'main' | 'copy', to: 'main' | 'copy', after: number) => `
  INSERT OR IGNORE INTO ${to}.keys SELECT key FROM ${from}.keys;
  INSERT OR REPLACE INTO ${to}.erasures (hash, half, at) SELECT hash, half, at FROM ${from}.erasures AS one
    WHERE seq > ${after} AND NOT EXISTS
      (SELECT 1 FROM ${to}.erasures AS other WHERE other.hash = one.hash AND other.half = one.half AND other.at >= one.at)
    ORDER BY seq`;

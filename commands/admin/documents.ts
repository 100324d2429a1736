import { createWriteStream, fchmodSync, fstatSync, openSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { exportLines } from '../../server/admin/export.ts';
import { importLines } from '../../server/admin/import.ts';
import { openStore } from '../../server/open-store.ts';
import { createOutbox } from '../../server/sending/outbox.ts';
import { readCollection, type Subcommand, UsageError, withStore } from './subcommand.ts';

const flag = { type: 'boolean', default: false } as const;
const options = { json: flag, arrival: flag, quarantine: flag, out: { type: 'string' } } as const;

export const exportDocuments: Subcommand = {
  name: 'export',
  parameters: 'COLLECTION [--json [--arrival]] [--quarantine] [--out FILE]',
  description: 'writes stored documents as CSV for Excel, or as JSON; of suspected spam with --quarantine',
  async run(parameters, settings) {
    const { positionals, values } = parseArgs({ args: parameters, options, allowPositionals: true });
    const collection = readCollection(positionals);
    if (values.arrival && !values.json) throw new UsageError('--arrival is for --json: CSV has the arrival anyway.');
    if (collection === 'subscribers' && !settings.hasSiteUrl && !settings.apiOrigin) {
      console.error(`SITE_URL is not set: the unsubscribe links lead to ${settings.siteUrl}.`);
    }
    const apiOrigin = settings.apiOrigin ?? settings.siteUrl;
    await withStore(settings, (store) => write(exportLines(store, collection, { ...values, apiOrigin }), values.out));
    if (values.out) console.log(`Wrote ${collection} to ${values.out}.`);
  },
};

/** To standard output without a file, where npm's own lines come first unless it is run with `--silent`. */
async function write(lines: AsyncIterable<string>, file: string | undefined) {
  const target = file ? createWriteStream(file, { fd: openPrivate(file) }) : process.stdout;
  await pipeline(Readable.from(lines), target).catch((error: NodeJS.ErrnoException) => {
    // The reader of a pipe may stop early (`| head`), which is not an error.
    if (error.code !== 'EPIPE') throw error;
  });
}

/** Opens a file for personal data, readable by its owner only, also when it exists already; not a device such as /dev/null. */
function openPrivate(path: string): number {
  const file = openSync(path, 'w', 0o600);
  if (fstatSync(file).isFile()) fchmodSync(file, 0o600);
  return file;
}

export const importDocuments: Subcommand = {
  name: 'import',
  parameters: 'COLLECTION < FILE',
  description: 'stores what export --json --arrival wrote, each document once',
  async run(parameters, settings) {
    const collection = readCollection(parameters);
    if (process.stdin.isTTY) throw new UsageError('Say which file to import.');
    const store = openStore(settings);
    try {
      // 100 MB, so that a batch is in memory whole until it is written.
      store.database.run('PRAGMA cache_size = -100000');
      process.stdin.setEncoding('utf8');
      const { added, repeated, conflicting, refused } = await importLines(store, collection, process.stdin);
      for (const { line, reason } of refused) console.error(`Line ${line} ${reason}.`);
      if (refused.length > 0) process.exitCode = 1;
      const others = conflicting > 0 ? `, ${conflicting} left out because another has their id` : '';
      console.log(`Imported ${collection}: ${added} added, ${repeated} were there already${others}.`);
      const waiting = createOutbox(store.database).state(['firestore'])?.waiting ?? 0;
      if (waiting > 0) console.log(`${waiting} wait for the cloud; the server brings them there.`);
    } finally {
      await store.close();
    }
  },
};

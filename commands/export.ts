import { createWriteStream, fchmodSync, fstatSync, openSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { collections } from '../domain/collections.ts';
import { exportLines } from '../server/admin/export.ts';
import { readEnvironment } from '../server/config/environment.ts';
import { openStore } from '../server/store/open-store.ts';

const usage = `Usage: npm run export -- ${collections.join('|')} [--json [--arrival]] [--quarantine] [--out FILE]`;

/**
 * `npm run export -- referrals --out FILE`: writes the stored documents, also while the server runs; to standard output
 * without `--out`, where npm's own lines come first unless it is run with `--silent`.
 */
async function run() {
  const settings = readEnvironment(process.env);
  const { collection, out, ...options } = readArguments();
  if (collection === 'subscribers' && !settings.hasSiteUrl && !settings.apiOrigin) {
    console.error(`SITE_URL is not set: the unsubscribe links lead to ${settings.siteUrl}.`);
  }
  const store = openStore(settings, { mustExist: true });
  try {
    const lines = exportLines(store, collection, { ...options, apiOrigin: settings.apiOrigin ?? settings.siteUrl });
    const target = out ? createWriteStream(out, { fd: openPrivate(out) }) : process.stdout;
    await pipeline(Readable.from(lines), target);
    if (out) console.log(`Wrote ${collection} to ${out}.`);
  } catch (error) {
    // The reader of a pipe may stop early (`| head`), which is not an error.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  } finally {
    await store.close();
  }
}

/** Opens a file for personal data, readable by its owner only, also when it exists already; not a device such as /dev/null. */
function openPrivate(path: string): number {
  const file = openSync(path, 'w', 0o600);
  if (fstatSync(file).isFile()) fchmodSync(file, 0o600);
  return file;
}

function readArguments() {
  const flag = { type: 'boolean', default: false } as const;
  const { positionals, values } = parse({ json: flag, arrival: flag, quarantine: flag, out: { type: 'string' } });
  const collection = collections.find((name) => name === positionals[0]);
  if (!collection || positionals.length !== 1) {
    throw new Error(`Say which collection to export: ${collections.join(', ')}.\n${usage}`);
  }
  if (values.arrival && !values.json) throw new Error(`--arrival is for --json: CSV has the arrival anyway.\n${usage}`);
  return { collection, ...values };
}

function parse<Options extends NonNullable<Parameters<typeof parseArgs>[0]>['options']>(options: Options) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new Error(`${(error as Error).message.split('. ')[0]}.\n${usage}`);
  }
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

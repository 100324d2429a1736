import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { type Collection, collections } from '../domain/collections.ts';
import { exportLines } from '../server/admin/export.ts';
import { readEnvironment } from '../server/config/environment.ts';
import { openStore, toStandardError } from '../server/store/open-store.ts';

const usage = `Usage: npm run export -- ${collections.join('|')} [--json [--arrival]] [--quarantine]`;

/**
 * `npm run export -- referrals`: what is stored, to standard output, also while the server runs. In cloud mode that is what
 * the cloud has and what still waits here.
 */
async function run() {
  const settings = readEnvironment(process.env);
  const { collection, ...options } = readArguments();
  const store = await openStore(settings, { log: toStandardError, purpose: 'read' });
  try {
    const lines = exportLines(store, collection, { ...options, apiOrigin: settings.apiOrigin ?? settings.siteUrl });
    await pipeline(Readable.from(lines), process.stdout);
  } catch (error) {
    // `npm run export -- referrals | head` has seen enough: that is no failure.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  } finally {
    await store.close();
  }
}

function readArguments(): { collection: Collection; json: boolean; arrival: boolean; quarantine: boolean } {
  const flag = { type: 'boolean', default: false } as const;
  const { positionals, values } = parse({ json: flag, arrival: flag, quarantine: flag });
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
  // Not `exitCode`: what the cloud has not answered would keep the process.
  process.exit(1);
});

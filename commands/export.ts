import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { type Collection, collections } from '../domain/service-pages.ts';
import { readEnvironment } from '../server/environment.ts';
import { exportLines } from '../server/export.ts';
import { openSqliteStore } from '../server/store/sqlite.ts';

const usage = `Usage: npm run export -- ${collections.join('|')} [--json] [--quarantine]`;

/** `npm run export -- referrals`: what is stored, to standard output, also while the server runs. */
async function run() {
  const settings = readEnvironment(process.env);
  const { collection, json, quarantine } = readArguments();
  const store = openSqliteStore({ folder: settings.dataDir, mustExist: true });
  try {
    const options = { json, quarantine, apiOrigin: settings.apiOrigin ?? settings.siteUrl };
    await pipeline(Readable.from(exportLines(store, collection, options)), process.stdout);
  } catch (error) {
    // `npm run export -- referrals | head` has seen enough: that is no failure.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  } finally {
    await store.close();
  }
}

function readArguments(): { collection: Collection; json: boolean; quarantine: boolean } {
  const known = { json: { type: 'boolean', default: false }, quarantine: { type: 'boolean', default: false } } as const;
  const { positionals, values } = parse(known);
  const collection = collections.find((name) => name === positionals[0]);
  if (!collection || positionals.length !== 1) {
    throw new Error(`Say which collection to export: ${collections.join(', ')}.\n${usage}`);
  }
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

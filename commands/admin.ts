import { collections } from '../domain/collections.ts';
import { readEnvironment } from '../server/config/environment.ts';
import { backup, drill, restore } from './admin/backups.ts';
import { exportDocuments, importDocuments } from './admin/documents.ts';
import { link } from './admin/link.ts';
import { outbox } from './admin/outbox.ts';
import { person } from './admin/person.ts';
import { purgeOld } from './admin/purge.ts';
import { schema } from './admin/schema.ts';
import { type Subcommand, UsageError } from './admin/subcommand.ts';
import { loadSettings } from './processes.ts';

const subcommands = [exportDocuments, importDocuments, backup, restore, drill, schema, purgeOld, outbox, person, link];

/** `npm run admin -- SUBCOMMAND …`: what an operator does with the store. */
async function run([name, ...parameters]: string[]) {
  const subcommand = subcommands.find((known) => known.name === name);
  if (name === '--help' || parameters.includes('--help')) return console.log(help(subcommand));
  if (!subcommand) return stop(2, help());
  try {
    loadSettings();
    await subcommand.run(parameters, readEnvironment(process.env));
  } catch (error) {
    const { message, code = '' } = error as NodeJS.ErrnoException;
    const isUsage = error instanceof UsageError || code.startsWith('ERR_PARSE_ARGS');
    stop(isUsage ? 2 : 1, isUsage ? `${message}\n${help(subcommand)}` : message);
  }
}

/** Not `process.exit`: what is written to a pipe may still be on its way. */
function stop(status: number, message: string) {
  console.error(message);
  process.exitCode = status;
}

/** How one subcommand or all are written. */
function help(one?: Subcommand): string {
  const lines = (one ? [one] : subcommands).flatMap(({ name, parameters, description }) => [
    `  npm run admin -- ${name} ${parameters}`.trimEnd(),
    `      ${description}`,
  ]);
  return ['Usage:', ...lines, `COLLECTION is one of ${collections.join(', ')}.`].join('\n');
}

await run(process.argv.slice(2));

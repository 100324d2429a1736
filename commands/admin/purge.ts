import { parseArgs } from 'node:util';
import { purge, type Refusal } from '../../server/store/retention.ts';
import { listOfCounts, type Subcommand, withStore } from './subcommand.ts';

export const purgeOld: Subcommand = {
  name: 'purge',
  parameters: '[--yes]',
  description:
    'deletes at once what is older than RETENTION_MONTHS, as the server does every day; with --yes also where that was refused',
  async run(parameters, settings) {
    const { values } = parseArgs({ args: parameters, options: { yes: { type: 'boolean', default: false } } });
    const { retentionMonths: months } = settings;
    const result = await withStore(settings, (store) => purge(store, Date.now(), months, values.yes));
    if ('refused' in result) throw new Error(sentenceOf(result.refused as Refusal, months));
    const total = Object.values(result).reduce((sum, removed) => sum + removed, 0);
    console.log(`Deleted ${total} documents older than ${months} months: ${listOfCounts(result)}.`);
  },
};

const reasons: Record<Refusal['reason'], string> = {
  'before-build': 'the clock of this machine is before this release',
  'far-from-last': 'the clock of this machine is more than 14 days away from the last time that was seen',
  'too-many': 'that is more than a tenth',
};

function sentenceOf({ reason, old, all }: Refusal, months: number): string {
  const today = new Date().toISOString().slice(0, 10);
  return `Nothing was deleted: ${old} of ${all} documents are older than ${months} months, and ${reasons[reason]}. \
If ${today} is today, and RETENTION_MONTHS is right, say so with --yes.`;
}

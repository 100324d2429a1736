import { purge } from '../../server/store/retention.ts';
import { listOfCounts, type Subcommand, withStore } from './subcommand.ts';

export const purgeOld: Subcommand = {
  name: 'purge',
  parameters: '',
  description: 'deletes at once what is older than RETENTION_MONTHS, as the server does every day',
  async run(_, settings) {
    const { retentionMonths: months } = settings;
    const counts = await withStore(settings, (store) => purge(store, Date.now(), months));
    const total = Object.values(counts).reduce((sum, removed) => sum + removed, 0);
    console.log(`Deleted ${total} documents older than ${months} months: ${listOfCounts(counts)}.`);
  },
};

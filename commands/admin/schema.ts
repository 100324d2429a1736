import { existsSync } from 'node:fs';
import { migrations } from '../../server/store/migrations.ts';
import { schemaVersion, sqliteFile } from '../../server/store/sqlite-file.ts';
import type { Subcommand } from './subcommand.ts';

/** Asked by `deploy/release.sh` of a release that it is about to start. */
export const schema: Subcommand = {
  name: 'schema',
  parameters: '',
  description:
    'says which version the store has, and to which this release would change it; fails when the store is newer',
  async run(_, { dataDir }) {
    const file = sqliteFile(dataDir);
    if (!existsSync(file)) return console.log(`There is nothing stored in ${dataDir} (DATA_DIR).`);
    const [stored, own] = [schemaVersion(file), migrations.length];
    const same = `The store keeps version ${own}: the release before can read it as well.`;
    const changed = `This release changes the store from version ${stored} to ${own}: the release before cannot read it any more.`;
    console.log(stored === own ? same : changed);
  },
};

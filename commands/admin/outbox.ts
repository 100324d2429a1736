import { createOutbox } from '../../server/sending/outbox.ts';
import { type Subcommand, withStore } from './subcommand.ts';

export const outbox: Subcommand = {
  name: 'outbox',
  parameters: '[KEY …]',
  description: 'lists what could not be sent and was given up, with the reason; tries those with a KEY again',
  run: (keys, settings) =>
    withStore(settings, async ({ database }) => {
      const rows = createOutbox(database);
      for (const key of keys) {
        if (!(await rows.sendAgain(key))) throw new Error(`Nothing that was given up has the key ${key}.`);
        // The running server looks every half minute.
        console.log(`${key} will be sent again within half a minute.`);
      }
      if (keys.length > 0) return;
      const dead = rows.dead();
      for (const { key, attempts, error } of dead) console.log(`${key} (${attempts} attempts): ${error}`);
      if (dead.length === 0) console.log('Nothing was given up.');
    }),
};

import { mkdirSync } from 'node:fs';
import { hongKongDate } from '../../domain/clock.ts';
import { destinationOf } from '../../server/background.ts';
import { setDestination } from '../../server/cloud/cloud-rows.ts';
import { restoreFromCloud } from '../../server/cloud/restore.ts';
import { openStore } from '../../server/open-store.ts';
import { listBackups, makeBackup, restoreBackup } from '../../server/store/backup.ts';
import { verbOf } from './members.ts';
import { casesOf, identified, type Step, someone, until } from './step.ts';
import { act } from './team.ts';
import { cutCheckpoint, cutLog, emptyFolder, logSize, settingsOf } from './virtual-server.ts';
import { day, forgetSince, hour, killServer, startServerOf, stopServer } from './world.ts';

/** What happens to the server, its disk, and what it depends on. */
export const machineSteps: Record<string, Step> = {
  'the server is restarted': {
    weight: 2,
    async run(world) {
      if (!world.server) return null;
      await stopServer(world);
      await startServerOf(world);
      return 'The server is stopped and started';
    },
  },
  'the server is killed': {
    weight: 2,
    async run(world, random) {
      if (!world.server) return null;
      await killServer(world);
      await world.time.advance(random.integer(0, 2 * hour));
      await startServerOf(world);
      return 'The server is killed, and started later';
    },
  },
  'power is cut': {
    weight: 3,
    async run(world, random) {
      if (!world.server) return null;
      const size = logSize(world.file);
      const found = await someone(world, random);
      const cases = casesOf(world);
      // Nobody is told what became of it.
      const promised =
        found && cases.length > 0
          ? act(world, found.colleague, found.desk, identified(random.pick(cases)), verbOf(random, world.time.now()))
          : null;
      await promised;
      const done = promised ? world.done.at(-1) : undefined;
      if (done) done.at = null;
      await killServer(world);
      if (random.chance(0.5)) cutLog(world.file, random.integer(size, Math.max(size, logSize(world.file))), random);
      else cutCheckpoint(world.file, random);
      await startServerOf(world);
      return 'Power is cut in the middle of a write, and the server started again';
    },
  },
  'the mail server is away': {
    weight: 2,
    async run(world, random) {
      world.isMailUp = false;
      return `The mail server is away for ${until(world, random, () => (world.isMailUp = true))}`;
    },
  },
  'the cloud is away': {
    weight: 2,
    async run({ cloud, ...world }, random) {
      if (!cloud) return null;
      cloud.setDown(true);
      return `The cloud is away for ${until(world, random, () => cloud.setDown(false))}`;
    },
  },
  'a device sends an erased referral again': {
    weight: 1,
    async run(world, random) {
      const erased = world.referrers.filter(({ erasedAt, submission }) => erasedAt !== null && submission);
      if (!world.cloud || erased.length === 0) return null;
      const { submission, contact } = random.pick(erased);
      await world.time.whileStanding(async () => {});
      const created = world.cloud.create(`referrals/${submission?.submissionId}`, { ...submission, language: 'en' });
      created.catch(() => {});
      return `An old device writes the referral of ${contact} to the cloud again`;
    },
  },
  'the machine starts with a wrong clock': {
    weight: 1,
    async run(world, random) {
      if (!world.server) return null;
      world.clockError = random.pick([800, 90, -400]) * day;
      await stopServer(world);
      await startServerOf(world);
      await world.time.advance(hour);
      await stopServer(world);
      world.clockError = 0;
      await startServerOf(world);
      return 'The server is started with a wrong clock for an hour, and then with the right one';
    },
  },
  'a backup is made': {
    weight: 2,
    async run(world) {
      if (!world.server) return null;
      mkdirSync(world.backups, { recursive: true });
      await makeBackup(world.server.settings.dataDir, world.backups, world.time.now());
      return 'A backup is made';
    },
  },
  'a backup is restored': {
    weight: 0.5,
    async run(world) {
      const [newest] = listBackups(world.backups);
      if (!world.server || !newest) return null;
      const { dataDir } = world.server.settings;
      await stopServer(world);
      await restoreBackup(dataDir, `${world.backups}/${newest.name}`, world.time.now());
      forgetSince(world, newest.time);
      await startServerOf(world);
      return `The backup of ${hongKongDate(newest.time)} is restored`;
    },
  },
  'the cloud is restored onto an empty disk': {
    weight: 0.5,
    async run(world) {
      if (!world.cloud?.isUp() || world.server?.outbox.state(['firestore'])?.waiting !== 0) return null;
      await stopServer(world);
      const settings = settingsOf(world);
      emptyFolder(settings.dataDir);
      const store = openStore(settings, { isServer: true, runtime: { clock: world.time.now } });
      await setDestination(store.database, destinationOf(settings));
      const restored = restoreFromCloud(store, world.cloud.client);
      await Promise.all([restored.catch(() => {}), world.time.advance(hour / 12)]);
      await store.close();
      // The team, its sessions and links are not in the cloud.
      world.team = [];
      await startServerOf(world);
      return 'The disk is lost, and the store is restored from the cloud';
    },
  },
  'the disk is full': {
    weight: 2,
    async run(world, random) {
      const found = await someone(world, random);
      const cases = casesOf(world);
      if (!world.server || !found || cases.length === 0) return null;
      const { database } = world.server.store;
      database.all('PRAGMA max_page_count = 1');
      const verb = { verb: 'note', text: 'x'.repeat(3000), audience: 'team' } as const;
      const one = identified(random.pick(cases));
      const result = await act(world, found.colleague, found.desk, one, verb).catch(() => null);
      database.all('PRAGMA max_page_count = 1000000000');
      return `The disk is full while ${found.colleague.name} writes a note: ${result ? 'it fits' : 'refused'}`;
    },
  },
};

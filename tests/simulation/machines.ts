import { mkdirSync, rmSync } from 'node:fs';
import { hongKongDate } from '../../domain/clock.ts';
import { destinationOf } from '../../server/background.ts';
import { setDestination } from '../../server/cloud/cloud-rows.ts';
import { restoreFromCloud } from '../../server/cloud/restore.ts';
import { openStore } from '../../server/open-store.ts';
import { listBackups, makeBackup, restoreBackup } from '../../server/store/backup.ts';
import { partsOf } from '../../server/store/cases.ts';
import { asJson } from '../../server/testing/fixtures.ts';
import { anyVerb } from './members.ts';
import { byMember, casesOf, type Step, until } from './step.ts';
import { act } from './team.ts';
import { cutCheckpoint, cutLog, logSize, settingsOf } from './virtual-server.ts';
import { day, forgetSince, hour, killServer, startServerOf, stopServer, type World } from './world.ts';

/** The server is stopped, and started once something was done with its files. */
async function restart(world: World, between?: () => Promise<unknown>) {
  await stopServer(world);
  await between?.();
  await startServerOf(world);
}

/** What happens to the server, its disk, and what it depends on. */
export const machineSteps: Record<string, Step> = {
  'the server is restarted': {
    weight: 2,
    async run(world) {
      await restart(world);
      return 'The server is stopped and started';
    },
  },
  'the server is killed': {
    weight: 2,
    async run(world, random) {
      await killServer(world);
      await world.time.advance(random.integer(0, 2 * hour));
      await startServerOf(world);
      return 'The server is killed, and started later';
    },
  },
  'power is cut': byMember(3, async (acting) => {
    const { world, random, name, colleague, desk } = acting;
    const size = logSize(world.file);
    const cases = casesOf(world);
    if (cases.length === 0) return null;
    const { subject, version } = random.pick(cases);
    await act(world, colleague, desk, { ...partsOf(subject), version }, anyVerb(acting, { subject }));
    // Nobody was told what became of it.
    Object.assign(world.done.at(-1) ?? {}, { at: null });
    await killServer(world);
    if (random.chance(0.5)) cutLog(world.file, random.integer(size, Math.max(size, logSize(world.file))), random);
    else cutCheckpoint(world.file, random);
    await startServerOf(world);
    return `Power is cut while ${name} does something with ${subject}, and the server started again`;
  }),
  'the disk is full': byMember(2, async ({ world, random, name, colleague, desk }) => {
    const { database } = world.server?.store ?? {};
    const cases = casesOf(world);
    if (cases.length === 0) return null;
    const { subject, version } = random.pick(cases);
    const note = { verb: 'note', text: 'x'.repeat(3000), audience: 'team' } as const;
    database?.all('PRAGMA max_page_count = 1');
    const writing = act(world, colleague, desk, { ...partsOf(subject), version }, note);
    const isStored = await writing.then(({ ok }) => ok).catch(() => false);
    database?.all('PRAGMA max_page_count = 1000000000');
    return `The disk is full while ${name} writes a note, which is ${isStored ? 'stored' : 'refused'}`;
  }),
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
    async run({ cloud, server, referrers }, random) {
      const erased = referrers.filter(({ erasedAt, submission }) => erasedAt !== null && submission);
      if (erased.length === 0) return null;
      const { submission, contact } = random.pick(erased);
      const id = submission?.submissionId ?? '';
      if (cloud) {
        cloud.create(`referrals/${id}`, { ...submission, language: 'en' }).catch(() => {});
        return `An old device writes the referral of ${contact} to the cloud again`;
      }
      const headers = { 'Idempotency-Key': id };
      const response = await server?.request('/api/submit-referral', asJson(submission, headers), 'an old device');
      return `An old device sends the referral of ${contact} again: ${response?.status}`;
    },
  },
  'the machine starts with a wrong clock': {
    weight: 1,
    async run(world, random) {
      world.clockError = random.pick([800, 90, -400]) * day;
      await restart(world);
      await world.time.advance(hour);
      world.clockError = 0;
      await restart(world);
      world.wrongClocks.push(world.time.now());
      return 'The server is started with a wrong clock for an hour, and then with the right one';
    },
  },
  'a backup is made': {
    weight: 2,
    async run(world) {
      mkdirSync(world.backups, { recursive: true });
      await makeBackup(settingsOf(world).dataDir, world.backups, world.time.now());
      return 'A backup is made';
    },
  },
  'a backup is restored': {
    weight: 0.5,
    async run(world) {
      const [newest] = listBackups(world.backups);
      if (!newest || world.cloud?.isUp() === false) return null;
      await restart(world, async () => {
        await restoreBackup(settingsOf(world).dataDir, `${world.backups}/${newest.name}`, world.time.now());
        // As the guide says: what the cloud has since, before anything new happens.
        await fromCloud(world);
      });
      forgetSince(world, newest.time);
      return `The backup of ${hongKongDate(newest.time)} is restored`;
    },
  },
  'the cloud is restored onto an empty disk': {
    weight: 0.5,
    async run(world) {
      const { cloud, server, time } = world;
      if (!cloud?.isUp() || server?.outbox.state(['firestore'])?.waiting !== 0) return null;
      await restart(world, async () => {
        rmSync(server.settings.dataDir, { recursive: true });
        await fromCloud(world);
      });
      // The team, its sessions and links are not in the cloud. What a member had claimed is everybody's again after four hours.
      world.team = [];
      await time.advance(4 * hour);
      return 'The disk is lost, and the store is restored from the cloud';
    },
  },
};

/** Adds what the cloud has, where there is one. */
async function fromCloud(world: World) {
  const { cloud, time, backups } = world;
  if (!cloud) return;
  const settings = settingsOf(world);
  const store = openStore(
    { ...settings, backupDir: backups },
    { isServer: true, runtime: { clock: time.now }, builtAt: 0 },
  );
  try {
    await setDestination(store.database, destinationOf(settings));
    await Promise.all([restoreFromCloud(store, cloud.client), time.advance(hour)]);
  } finally {
    await store.close();
  }
}

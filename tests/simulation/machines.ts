import { mkdirSync, rmSync } from 'node:fs';
import { alertChannels } from '../../domain/cases/alerts.ts';
import { hongKongDate } from '../../domain/cases/clock.ts';
import { destinationOf } from '../../server/background.ts';
import { setDestination } from '../../server/cloud/cloud-rows.ts';
import { restoreFromCloud } from '../../server/cloud/restore.ts';
import { openStore } from '../../server/open-store.ts';
import { makeBackup, restoreBackup } from '../../server/store/backup.ts';
import { listBackups } from '../../server/store/backup-files.ts';
import { asJson } from '../../server/testing/fixtures.ts';
import { memberSteps } from './members.ts';
import { cutCheckpoint, cutLog, logSize } from './power-cut.ts';
import type { Random } from './random.ts';
import { pressInMail } from './referrers.ts';
import { type Step, until } from './step.ts';
import { settingsOf } from './virtual-server.ts';
import { visitorSteps } from './visitors.ts';
import { day, forgetSince, hour, killServer, startServerOf, stopServer, type World } from './world.ts';

/** The server is stopped, and started once something was done with its files. */
async function restart(world: World, between?: () => Promise<unknown>) {
  await stopServer(world);
  await between?.();
  await startServerOf(world);
}

/** Somebody begins something that is written to the disk, and may be in the middle of it. */
async function writeSomething(world: World, random: Random) {
  const { 'a member does something with a case': act, 'a member erases a person': erase } = memberSteps;
  const { 'a person refers a business': refer, 'a person writes a message or applies': write } = visitorSteps;
  const step = random.pick([act, act, refer, refer, erase, write]);
  const line = await step?.run(world, random);
  // Its answer has come already.
  if (step === write) world.safeLogSize = logSize(world.file);
  await world.time.advance(random.integer(0, 5000));
  return line;
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
  'power is cut': {
    weight: 3,
    async run(world, random) {
      const { done } = world;
      const [size, count] = [logSize(world.file), done.length];
      const line = await writeSomething(world, random);
      // Nobody was told what became of what a member did; what a visitor was told is on the disk.
      for (const one of done.slice(count)) one.at = null;
      await killServer(world);
      const safe = Math.max(size, world.safeLogSize);
      if (random.chance(0.5)) cutLog(world.file, random.integer(safe, Math.max(safe, logSize(world.file))), random);
      else cutCheckpoint(world.file, random);
      await startServerOf(world);
      return `Power is cut, and the server started again, when this had just begun: ${line}`;
    },
  },
  'the disk is full': {
    weight: 2,
    async run(world, random) {
      const { database } = world.server?.store ?? {};
      const [most] = database?.all('PRAGMA max_page_count = 1') ?? [];
      const line = await writeSomething(world, random).catch(() => 'it is refused');
      database?.all('PRAGMA max_page_count = 1000000000');
      return most ? `The disk is full while this begins: ${line}` : null;
    },
  },
  'a receiver of alerts is away': {
    weight: 3,
    async run(world, random) {
      const channel = random.pick(alertChannels);
      world.away.add(channel);
      return `What takes alerts by ${channel} is away for ${until(world, random, () => void world.away.delete(channel))}`;
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
      const erased = referrers.filter(
        ({ erasedAt, erasedHalf, submission }) => (erasedAt ?? erasedHalf) !== null && submission,
      );
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
      world.forgottenAt.push(world.time.now());
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
      const [newest] = listBackups(world.backups, world.time.now());
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
  'a referrer stops mails, and a backup of before is restored': {
    weight: 0.5,
    async run(world, random) {
      const wished = world.mails.filter(({ subject }) => world.mailWishes.get(subject));
      if (wished.length === 0 || world.cloud?.isUp() === false) return null;
      const { 'a backup is made': make, 'a backup is restored': restore } = machineSteps;
      await make?.run(world, random);
      const line = await pressInMail(world, random.pick(wished), 'mail-stop');
      return `${line}. ${await restore?.run(world, random)}`;
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
      // The team, its sessions and links are not in the cloud, nor requests about personal data, nor what was told to whom. What a member had claimed is everybody's again after four hours.
      world.team = [];
      world.requests = [];
      world.alerts = [];
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

import { purge } from '../../server/store/retention.ts';
import { listSteps } from './lists.ts';
import { machineSteps } from './machines.ts';
import { memberSteps } from './members.ts';
import { openPage } from './referral-page.ts';
import { referrerSteps } from './referrers.ts';
import { requestSteps } from './requests.ts';
import { signInSteps } from './sign-in.ts';
import type { Step } from './step.ts';
import { visitorSteps } from './visitors.ts';
import { day, startServerOf, type World } from './world.ts';

/** Everything that may happen in a world, by a name that says what it is. */
export const steps: Record<string, Step> = {
  ...visitorSteps,
  ...referrerSteps,
  ...memberSteps,
  ...listSteps,
  ...signInSteps,
  ...requestSteps,
  ...machineSteps,
};

/** What brings the world into order again, so that a quiet time shows what is left undone. */
export async function repair(world: World) {
  world.away.clear();
  world.cloud?.setDown(false);
  if (!world.server) await startServerOf(world);
  // A person has looked at the clock, which is right.
  const { store, settings, outbox } = world.server as NonNullable<World['server']>;
  // A person has seen what could not be sent for a day, and sends it again.
  const givenUp = store.database.all('SELECT key FROM outbox WHERE dead_at >= wanted_at + ?', day);
  for (const { key } of givenUp) await outbox.sendAgain(`${key}`);
  await purge(store, world.time.now(), settings.retentionMonths, true);
  for (const device of new Set(world.referrers.map((one) => one.device))) {
    device.isOnline = true;
    device.isStorageFull = false;
    if (device.stored.has('referralSubmissions')) await openPage(world, device);
  }
}

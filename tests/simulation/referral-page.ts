import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { vi } from 'vitest';
import { districts } from '../../domain/districts.ts';
import { businessTypes, callTimes, type ReferralSubmission } from '../../domain/referral.ts';
import { referral } from '../../server/testing/fixtures.ts';
import { type Device, newPage } from './devices.ts';
import type { Random } from './random.ts';
import type { Referrer, World } from './world.ts';

const endpointsOf = ({ cloud }: Pick<World, 'cloud'>) => ({
  apiOrigin: '',
  firestoreApiKey: '',
  firestoreProjectId: cloud ? 'encore' : '',
});

/** Opens the page of the referral form anew, which sends what waits on the device. */
export async function openPage(world: World, device: Device) {
  // Each page has variables of its own.
  vi.resetModules();
  const [sending, unsent] = await Promise.all([
    import('../../site/referral-form/send-referral.ts'),
    import('../../site/referral-form/unsent.ts'),
    import('../../site/referral-form/device-link.ts'),
  ]);
  device.page = newPage();
  world.pages.set(device, { ...sending, ...unsent });
  device.run(() => unsent.keepSending(endpointsOf(world)));
}

export function closePage(world: World, device: Device) {
  device.page = newPage();
  world.pages.delete(device);
}

/** Somebody fills in the form and presses submit. What the page says then is recorded when it says it. */
export function refer(world: World, referrer: Referrer, random: Random) {
  const page = world.pages.get(referrer.device);
  if (!page) return;
  const other = random.chance(0.15) && world.referrers.length > 1 ? random.pick(world.referrers) : null;
  const values = {
    ...referral,
    referrerFirstName: referrer.name,
    referrerEmail: `${referrer.name}@example.com`,
    contactName: referrer.contact,
    contactPhone: other?.submission?.contactPhone ?? `+852 0${random.integer(1_000_000, 9_999_999)}`,
    businessName: `${random.pick(['好味', '金龍', 'Harbour', 'Sunny'])} ${random.integer(1, 999)}`,
    businessType: random.pick(businessTypes),
    businessDistrict: random.pick(districts),
    bestTimeToCall: random.pick(callTimes),
  };
  const metadata = { language: random.pick(['en', 'zh'] as const), website: '', elapsed: 60_000 };
  void referrer.device.run(async () => {
    const send = () => page.sendReferral(values, metadata, endpointsOf(world));
    let { sent, outcome } = await send();
    // Who is told that it failed presses the button again.
    if (!sent) ({ sent, outcome } = await send());
    const { submissionId } = outcome;
    referrer.submission = { ...values, submissionId } as ReferralSubmission;
    if (!sent) return;
    referrer.isOnDevice = outcome.savedBy === 'device';
    if (!referrer.isOnDevice) await noteTold(world, referrer, submissionId);
  });
}

/** The page says that it has arrived: at this moment it is on the disk, or in the cloud. */
export async function noteTold(world: World, referrer: Referrer, submissionId: string) {
  referrer.toldAt = world.time.now();
  const isStored = world.cloud?.documents.has(`referrals/${submissionId}`) || isOnDisk(world.file, submissionId);
  if (!isStored)
    world.broken.push({ name: 'on-disk-before-told', seen: `${referrer.name} was told of ${submissionId}` });
}

/** Asks the file, as another process would. */
function isOnDisk(file: string, id: string): boolean {
  if (!existsSync(file)) return false;
  const reader = new DatabaseSync(file, { readOnly: true });
  try {
    return (
      reader
        .prepare("SELECT 1 FROM documents WHERE id = ? UNION SELECT 1 FROM cases WHERE subject = 'referrals/' || ?")
        .all(id, id).length > 0
    );
  } finally {
    reader.close();
  }
}

import { callTimes, statusPath } from '../../domain/referral.ts';
import { questionToReferrer } from '../../domain/referral-status.ts';
import { ratings } from '../../domain/referrers.ts';
import { asForm } from '../../server/testing/fixtures.ts';
import { linkOf } from '../../site/referral-form/device-link.ts';
import { storedOf } from './observations.ts';
import type { Random } from './random.ts';
import type { Step } from './step.ts';
import { noteErased, type Referrer, type World } from './world.ts';

/** What a referrer does on the page of their referral, once they have found it. */
type Visit = { world: World; random: Random; one: Referrer & { id: string }; link: string };

/** A step of somebody who has been told that their referral arrived, and who finds its page. @param isOne who may be meant */
const onStatusPage = (
  weight: number,
  run: (visit: Visit) => Promise<string | null>,
  isOne: (world: World, one: Visit['one']) => boolean = () => true,
): Step => ({
  weight,
  async run(world, random) {
    const told = storedOf(world).filter((one) => one.toldAt !== null && isOne(world, one));
    if (!world.server || told.length === 0) return null;
    const one = random.pick(told);
    const kept = random.chance(0.5) ? await linkOnDevice(world, one) : null;
    if (kept) return `By the list of ${one.device.name}: ${await run({ world, random, one, link: kept })}`;
    const response = await post(world, one, { reference: one.id, email: one.submission?.referrerEmail ?? '' });
    const [, link = ''] = /link=(.*)/.exec(response?.headers.get('location') ?? '') ?? [];
    return link === '' ? `${one.name} does not find ${one.id}: ${response?.status}` : run({ world, random, one, link });
  },
});

/** The link in the list of what was sent from a device; null where it leads nowhere. */
async function linkOnDevice({ server, broken }: World, { device, id }: Visit['one']): Promise<string | null> {
  const link = await device.run(() => linkOf(id));
  const found = server?.store.statusLinks.read(link);
  if (found && found.reference !== id)
    broken.push({ name: 'device-link', seen: `that of ${id} shows ${found.reference}` });
  return found ? link : null;
}

const post = ({ server }: World, { device }: Referrer, form: Record<string, string>) =>
  server?.request(statusPath('en'), asForm(form), device.name);

/** A referrer presses a button behind the link of a mail. */
export async function pressInMail(
  { server, mailWishes }: World,
  { subject, link }: World['mails'][number],
  action: 'mail-confirm' | 'mail-stop',
) {
  const { status = 503 } = (await server?.request(statusPath('zh'), asForm({ link, action }), subject)) ?? {};
  if (status < 400) mailWishes.set(subject, action === 'mail-confirm');
  return `The referrer of ${subject} presses ${action}: ${status}`;
}

/** What happens on the pages of referrals. */
export const referrerSteps: Record<string, Step> = {
  'a referrer answers what is asked': onStatusPage(
    8,
    async ({ world, random, one, link }) => {
      const page = world.server?.store.statusLinks.read(link);
      const { version = 0, status: { question = null } = {} } = page ?? {};
      if (question === null) return `${one.name} looks at ${one.id}`;
      const contactPhone = question === 'number' || random.chance(0.5) ? `7777 ${random.integer(1000, 9999)}` : '';
      const bestTimeToCall = contactPhone === '' || random.chance(0.5) ? random.pick(callTimes) : '';
      const answer = { link, action: 'answer', version: `${version}`, contactPhone, bestTimeToCall };
      const { status } = (await post(world, one, answer)) ?? {};
      return `${one.name} answers for ${one.id} with ${contactPhone} ${bestTimeToCall}: ${status}`;
    },
    ({ server }, { id }) => questionToReferrer(server?.store.history(`referrals/${id}`) ?? []) !== null,
  ),
  'a referrer asks for news by mail': onStatusPage(6, async ({ world, one, link }) => {
    const { status } = (await post(world, one, { link, action: 'mail-ask' })) ?? {};
    return `${one.name} asks for news of ${one.id} by mail: ${status}`;
  }),
  'a referrer uses the link of a mail': {
    weight: 8,
    async run(world, random) {
      if (!world.server || world.mails.length === 0) return null;
      return pressInMail(
        world,
        random.pick(world.mails),
        random.pick(['mail-confirm', 'mail-confirm', 'mail-confirm', 'mail-stop']),
      );
    },
  },
  'a referrer takes a referral back': onStatusPage(1, async ({ world, one, link }) => {
    const { status } = (await post(world, one, { link, action: 'take-back' })) ?? {};
    return `${one.name} takes ${one.id} back: ${status}`;
  }),
  'a referrer erases their own details': onStatusPage(1, async ({ world, one, link }) => {
    const isOfDevice = world.server?.store.statusLinks.find(link)?.kind === 'device';
    const { ok = false, status } = (await post(world, one, { link, action: 'erase' })) ?? {};
    if (ok && isOfDevice) world.broken.push({ name: 'device-link', seen: `that of ${one.id} erases` });
    const referrer = world.referrers.find(({ name }) => name === one.name);
    if (ok && referrer) noteErased(world, referrer, 'referrer');
    return `${one.name} erases their own details in ${one.id}: ${status}`;
  }),
  'a referrer says whether it turned out well': onStatusPage(1, async ({ world, random, one, link }) => {
    const rating = random.pick(ratings);
    const { status } = (await post(world, one, { link, rating })) ?? {};
    return `${one.name} says ${rating} of ${one.id}: ${status}`;
  }),
};

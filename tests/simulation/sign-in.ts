import { newDevice } from './network.ts';
import { byMember, present, type Step, someone } from './step.ts';
import { codeOf, deskOf, openSeat, redeemLink } from './team.ts';
import type { Colleague, Seat, World } from './world.ts';

/** The first member signs in with the link that the server prints, everybody else by an invitation. */
async function join(world: World, name: string, invitedBy: Seat | undefined): Promise<boolean> {
  const link = invitedBy
    ? await (await openSeat(world, invitedBy))?.team?.invite(name, 'en')
    : await world.server?.firstLink();
  if (!link || !('address' in link)) return false;
  const cookie = await redeemLink(world, link.address, name);
  const desk = await deskOf(world, { cookie });
  if (!desk) return false;
  const device = newDevice(world, `${name}'s phone`);
  world.team.push({ name, memberId: desk.member.id, seats: [{ device, cookie }], codes: [], removedAt: null });
  const { team } = (await openSeat(world, { cookie })) ?? {};
  const email = world.random.chance(0.5) ? `${name.toLowerCase()}@example.com` : '';
  await team?.changeSelf({ name, email, language: 'en' });
  return true;
}

/** Signs somebody in by a link for their device that is made in a browser. @returns the cookie, or nothing */
async function signIn(world: World, seat: Seat, who: Colleague): Promise<string> {
  const link = await (await openSeat(world, seat))?.team?.linkForDevice(who.memberId);
  return link ? redeemLink(world, link.address, who.name) : '';
}

/** A member signs out of a browser, in which something of theirs may wait, and a colleague signs in there. */
const changeHands: Step = {
  weight: 2,
  async run(world, random) {
    const [one, other] = [await someone(world, random), await someone(world, random)];
    if (!one || !other || one.colleague === other.colleague) return null;
    const { device } = one.seat;
    const cookie = await signIn(world, other.seat, other.colleague);
    await (await openSeat(world, one.seat))?.team?.signOut();
    other.colleague.seats.unshift({ device, cookie });
    const own = await signIn(world, { device, cookie }, one.colleague);
    one.colleague.seats.splice(0, 1, { device: newDevice(world, `${one.name}'s new phone`), cookie: own });
    return `${one.name} signs out of ${device.name}, and ${other.name} signs in there`;
  },
};

/** Who joins the team and leaves it, and with which links and browsers. */
export const signInSteps: Record<string, Step> = {
  'a colleague signs in on the same browser': changeHands,
  'somebody joins the team': {
    weight: 2,
    async run(world, random) {
      if (present(world).length > 4) return null;
      const by = present(world).length > 0 ? random.pick(present(world)) : undefined;
      const name = `Member${world.team.length + 1}`;
      const hasJoined = await join(world, name, by?.seats[0]);
      return hasJoined ? `${name} joins the team${by ? `, invited by ${by.name}` : ''}` : null;
    },
  },
  'a member makes a link for a colleague and uses it': byMember(1, async ({ world, random, name, colleague, seat }) => {
    const others = present(world).filter((one) => one !== colleague);
    if (others.length === 0) return null;
    const other = random.pick(others);
    const cookie = await signIn(world, seat, other);
    colleague.seats.push({ device: newDevice(world, `${name}'s computer`), cookie });
    return `${name} signs in as ${other.name} with a link made for them`;
  }),
  'a member keeps an invitation': byMember(1, async ({ world, random, name, colleague }) => {
    const seat = random.pick(colleague.seats);
    const link = await (await openSeat(world, seat))?.team?.invite(`Guest${random.integer(1, 99_999)}`, 'en');
    if (!link?.ok) return null;
    colleague.codes.push(codeOf(link.address));
    return `${name} keeps an invitation, made on ${seat.device.name}`;
  }),
  'a member is removed': byMember(1, async ({ world, random, name, colleague, seat }) => {
    const others = present(world).filter((one) => one !== colleague);
    if (others.length < 2) return null;
    const leaver = random.pick(others);
    const heir = random.chance(0.3) ? null : random.pick(present(world).filter((one) => one !== leaver));
    const result = await (await openSeat(world, seat))?.team?.remove(leaver.memberId, heir?.memberId ?? null);
    if (result?.ok) leaver.removedAt = world.time.now();
    return `${name} removes ${leaver.name} from the team, whose cases go to ${heir?.name ?? 'everybody'}`;
  }),
};

import { newDevice } from './network.ts';
import { present, type Step, someone } from './step.ts';
import { codeOf, deskOf, openSeat, redeemLink } from './team.ts';
import type { Colleague, World } from './world.ts';

/** The first member signs in with the link that the server prints, everybody else by an invitation. */
async function join(world: World, name: string, invitedBy?: Colleague): Promise<Colleague | null> {
  const { server } = world;
  if (!server) return null;
  const link = invitedBy
    ? await (await openSeat(world, invitedBy.seats[0] ?? { cookie: '' }))?.team?.invite(name)
    : await server.firstLink();
  if (!link || !('address' in link)) return null;
  const code = codeOf(link.address);
  const cookie = await redeemLink(world, code, name);
  const desk = await deskOf(world, { cookie });
  if (!desk) return null;
  const device = newDevice(world, `${name}'s phone`);
  const colleague = { name, memberId: desk.member.id, seats: [{ device, cookie }], codes: [], removedAt: null };
  world.team.push(colleague);
  if (world.random.chance(0.5)) {
    const opened = await openSeat(world, { cookie });
    await opened?.team?.changeSelf({ name, email: `${name.toLowerCase()}@example.com`, language: 'en' });
  }
  return colleague;
}

/** Who joins the team and leaves it, and with which links and browsers. */
export const signInSteps: Record<string, Step> = {
  'a colleague signs in on the same browser': {
    weight: 1,
    async run(world, random) {
      const one = await someone(world, random);
      const other = await someone(world, random);
      if (!one || !other || one.colleague === other.colleague) return null;
      const ownLink = await (await openSeat(world, other.seat))?.team?.linkForDevice(other.colleague.memberId);
      await (await openSeat(world, one.seat))?.team?.signOut();
      const cookie = ownLink ? await redeemLink(world, codeOf(ownLink.address), other.colleague.name) : '';
      if (!cookie) return null;
      const seat = { device: one.seat.device, cookie };
      one.colleague.seats.splice(0, 1);
      other.colleague.seats.unshift(seat);
      const again = await (await openSeat(world, other.seat))?.team?.linkForDevice(one.colleague.memberId);
      const own = again ? await redeemLink(world, codeOf(again.address), one.colleague.name) : '';
      one.colleague.seats.push({ device: newDevice(world, `${one.colleague.name}'s new phone`), cookie: own });
      return `${one.colleague.name} signs out of ${seat.device.name}, and ${other.colleague.name} signs in there`;
    },
  },
  'somebody joins the team': {
    weight: 2,
    async run(world, random) {
      if (present(world).length > 4) return null;
      const by = present(world).length > 0 ? random.pick(present(world)) : undefined;
      const name = `Member${world.team.length + 1}`;
      const joined = await join(world, name, by);
      return joined && `${name} joins the team${by ? `, invited by ${by.name}` : ''}`;
    },
  },
  'a member makes a link for a colleague and uses it': {
    weight: 1,
    async run(world, random) {
      const found = await someone(world, random);
      const others = present(world).filter((one) => one !== found?.colleague);
      if (!found || others.length === 0) return null;
      const other = random.pick(others);
      const team = (await openSeat(world, found.seat))?.team;
      const link = await team?.linkForDevice(other.memberId);
      const cookie = link ? await redeemLink(world, codeOf(link.address), other.name) : '';
      if (!cookie) return null;
      found.colleague.seats.push({ device: newDevice(world, `${found.colleague.name}'s computer`), cookie });
      return `${found.colleague.name} signs in as ${other.name} with a link made for them`;
    },
  },
  'a member keeps an invitation': {
    weight: 1,
    async run(world, random) {
      const found = await someone(world, random);
      if (!found) return null;
      const seat = random.pick(found.colleague.seats);
      const link = await (await openSeat(world, seat))?.team?.invite(`Guest${world.random.integer(1, 99_999)}`);
      if (!link?.ok) return null;
      found.colleague.codes.push(codeOf(link.address));
      return `${found.colleague.name} keeps an invitation, made on ${seat.device.name}`;
    },
  },
  'a member is removed': {
    weight: 1,
    async run(world, random) {
      const found = await someone(world, random);
      const others = present(world).filter((one) => one !== found?.colleague);
      if (!found || others.length < 2) return null;
      const leaver = random.pick(others);
      const result = await (await openSeat(world, found.seat))?.team?.remove(leaver.memberId);
      if (result?.ok) leaver.removedAt = world.time.now();
      return `${found.colleague.name} removes ${leaver.name} from the team`;
    },
  },
};

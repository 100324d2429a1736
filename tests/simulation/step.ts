import type { Verb } from '../../domain/cases/verbs.ts';
import type { Desk } from '../../domain/desk.ts';
import { partsOf } from '../../server/store/cases.ts';
import type { Random } from './random.ts';
import { act, deskOf } from './team.ts';
import { type Colleague, hour, type Seat, type World } from './world.ts';

/** One thing that happens. It says in plain words what happened; null when there was nothing to do. */
export type Step = { weight: number; run(world: World, random: Random): Promise<string | null> };

/** Who does something at the desk, in which browser. */
export type Acting = { world: World; random: Random; name: string; colleague: Colleague; seat: Seat; desk: Desk };

export type ShortCase = { subject: string; version: number; stage: string };

export const present = ({ team }: World) => team.filter(({ removedAt }) => removedAt === null);

/** A member who is signed in; null where there is none. */
export async function someone(world: World, random: Random): Promise<Acting | null> {
  const team = present(world);
  if (!world.server || team.length === 0) return null;
  const colleague = random.pick(team);
  const [seat] = colleague.seats;
  const desk = seat && (await deskOf(world, seat));
  return seat && desk ? { world, random, name: colleague.name, colleague, seat, desk } : null;
}

/** A step of a member who is signed in. */
export const byMember = (weight: number, run: (acting: Acting) => Promise<string | null>): Step => ({
  weight,
  async run(world, random) {
    const acting = await someone(world, random);
    return acting && run(acting);
  },
});

/** A step of a member with a case, which they may have seen in an earlier state. */
export const onCase = (
  weight: number,
  verbFor: (acting: Acting, one: ShortCase, cases: readonly ShortCase[]) => Verb,
  where?: string,
): Step =>
  byMember(weight, async (acting) => {
    const { world, random, name, colleague, desk } = acting;
    const cases = casesOf(world, where);
    if (cases.length === 0) return null;
    const one = random.pick(cases);
    const verb = verbFor(acting, one, cases);
    const version = random.chance(0.8) ? one.version : random.integer(1, one.version);
    const result = await act(world, colleague, desk, { ...partsOf(one.subject), version }, verb);
    return `${name}, with ${one.subject} (${one.stage}): ${said(verb)}${result.ok ? '' : `, refused: ${result.code}`}`;
  });

export function casesOf({ server }: World, where = "stage != 'erased'"): ShortCase[] {
  const sql = `SELECT subject, version, stage FROM cases WHERE ${where} ORDER BY subject`;
  return (server?.store.database.all(sql) ?? []) as ShortCase[];
}

/** A verb in words. */
function said(verb: Verb): string {
  return Object.entries(verb)
    .map(([name, value]) =>
      name === 'followUpAt' ? `on ${new Date(value as number).toISOString().slice(0, 10)}` : value,
    )
    .join(' ');
}

/** Ends something after some hours. @returns how long that is */
export function until({ time }: Pick<World, 'time'>, random: Random, end: () => void): string {
  const hours = random.integer(1, 12);
  time.setTimer(end, hours * hour);
  return `${hours} h`;
}

import { partsOf } from '../../server/store/cases.ts';
import type { Random } from './random.ts';
import { deskOf } from './team.ts';
import { hour, type World } from './world.ts';

/** One thing that happens. It says in plain words what happened; null when there was nothing to do. */
export type Step = { weight: number; run(world: World, random: Random): Promise<string | null> };

export const present = ({ team }: World) => team.filter(({ removedAt }) => removedAt === null);

/** A member who is signed in, with the desk in their browser. */
export async function someone(world: World, random: Random) {
  const team = present(world);
  if (!world.server || team.length === 0) return null;
  const colleague = random.pick(team);
  const [seat] = colleague.seats;
  const desk = seat && (await deskOf(world, seat));
  return seat && desk ? { colleague, seat, desk } : null;
}

type ShortCase = { subject: string; version: number; stage: string };

export function casesOf({ server }: World, where = "stage != 'erased'"): ShortCase[] {
  const sql = `SELECT subject, version, stage FROM cases WHERE ${where} ORDER BY subject`;
  return (server?.store.database.all(sql) ?? []) as ShortCase[];
}

export const identified = ({ subject, version }: ShortCase) => ({ ...partsOf(subject), version });

/** Ends something after some hours. @returns how long that is */
export function until({ time }: Pick<World, 'time'>, random: Random, end: () => void): string {
  const hours = random.integer(1, 12);
  time.setTimer(end, hours * hour);
  return `${hours} h`;
}

export const orRefused = (result: { ok: boolean; code?: string }) => (result.ok ? '' : `, refused: ${result.code}`);

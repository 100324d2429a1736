import { rmSync } from 'node:fs';
import { invariants, type When } from './invariants.ts';
import { lookAt } from './observations.ts';
import { createRandom } from './random.ts';
import { repair, steps } from './steps.ts';
import { createWorld, day, killServer, type World } from './world.ts';

/** A step that is planned. Its number is the seed of every choice in it, so that it stays what it is when others are left out. */
export type PlannedStep = { name: string; seed: number; after: number };

export type Failure = {
  seed: number;
  /** The sentence that does not hold. */
  sentence: string;
  seen: string;
  story: readonly string[];
  plan: readonly PlannedStep[];
};

/** Is given a text of all that is stored, at the end. */
type OnEnd = (stored: string) => void;

/** What happens in a seed: 5 to 30 days, with some 25 steps in each. */
export function planOf(seed: number): PlannedStep[] {
  const random = createRandom(seed);
  // One entry for each half of a weight.
  const lots = Object.entries(steps).flatMap(([name, { weight }]) => Array<string>(weight * 2).fill(name));
  const days = random.chance(0.1) ? 40 : random.integer(5, 30);
  const plan: PlannedStep[] = [];
  for (let at = 0; at < days * day; ) {
    // Most follows soon on what was before; now and then nobody does anything for a night, or for days.
    const after = random.chance(0.03) ? random.integer(0, 2 * day) : random.integer(0, day / 80);
    plan.push({
      name: plan.length < 3 ? 'somebody joins the team' : random.pick(lots),
      seed: random.integer(0, 2 ** 31),
      after,
    });
    at += after;
  }
  return plan;
}

/** Runs a plan. @returns the first invariant that does not hold, or null; and what happened */
export async function run(seed: number, plan: readonly PlannedStep[], onEnd?: OnEnd): Promise<Failure | null> {
  const world = await createWorld(seed);
  const story: string[] = [];
  const tell = (line: string) => story.push(`${hongKong(world.time.now())}  ${line}`);
  let today = Math.floor(world.time.now() / day);
  try {
    for (const [index, { name, seed: ownSeed, after }] of plan.entries()) {
      await world.time.advance(after);
      const isNewDay = Math.floor(world.time.now() / day) !== today;
      today = Math.floor(world.time.now() / day);
      try {
        const line = await steps[name]?.run(world, createRandom(ownSeed));
        if (line) tell(line);
      } catch (error) {
        tell(`${name}: it fails`);
        world.errors.push((error as Error).stack ?? `${error}`);
      }
      await world.time.rest();
      const broken = await look(world, isNewDay ? ['step', 'day'] : ['step']);
      if (broken) return { seed, ...broken, story, plan: plan.slice(0, index + 1) };
    }
    await repair(world);
    tell('Everything is repaired, and two quiet days pass');
    // Until just after noon in Hong Kong: nothing waits for the end of the night, and no hour is exactly now.
    await world.time.advance(3 * day + 1 - ((world.time.now() + 20 * 3_600_000) % day));
    const broken = await look(world, ['step', 'day', 'end']);
    onEnd?.(JSON.stringify([story, world.alerts, storedIn(world)]));
    return broken && { seed, ...broken, story, plan };
  } finally {
    await killServer(world);
    rmSync(world.folder, { recursive: true, force: true });
  }
}

async function look(world: World, when: readonly When[]) {
  if (!world.server) return null;
  const store = lookAt(world.server.store);
  for (const [sentence, check] of when.flatMap((one) => Object.entries(invariants[one]))) {
    const seen = (await check(world, store)).find(Boolean);
    if (seen) return { sentence, seen };
  }
  return null;
}

/** Every row of every table; of the index of the search its own tables. */
function storedIn({ server }: World) {
  const { all } = server?.store.database ?? { all: () => [] };
  const tables = all("SELECT name FROM sqlite_schema WHERE type = 'table' AND name != 'case_search' ORDER BY name");
  return tables.map(({ name }) => all(`SELECT * FROM ${name} ORDER BY 1, 2`));
}

/** Leaves out steps as long as the same sentence still fails. @param most how many runs it may take */
export async function shrink(failure: Failure, most = 150): Promise<Failure> {
  let shortest = failure;
  let runs = 0;
  const stillFails = async (plan: readonly PlannedStep[]) => {
    runs += 1;
    const found = await run(failure.seed, plan);
    if (found?.sentence !== failure.sentence) return;
    shortest = found;
  };
  for (let size = Math.ceil(shortest.plan.length / 2); size >= 1 && runs < most; size = Math.floor(size / 2)) {
    for (let from = shortest.plan.length - size; from >= 0 && runs < most; from -= size) {
      const { plan } = shortest;
      const removed = plan.slice(from, from + size);
      const waited = removed.reduce((sum, { after }) => sum + after, 0);
      const [next, ...rest] = plan.slice(from + size);
      // Time passes all the same: what follows happens when it did.
      await stillFails([...plan.slice(0, from), ...(next ? [{ ...next, after: next.after + waited }, ...rest] : [])]);
    }
  }
  return shortest;
}

/** A failure in plain words. */
export function tellFailure({ seed, sentence, seen, story }: Failure): string {
  return [
    `Seed ${seed}, ${story.length} steps:`,
    ...story,
    `No longer true: ${sentence}`,
    `Seen: ${seen}`,
    `Again: SEED=${seed} npm run test:unit -- tests/simulation`,
  ].join('\n');
}

/** A time in Hong Kong, as `Mon 23 Nov, 08:00`. */
const hongKong = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Hong_Kong',
  weekday: 'short',
  day: '2-digit',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
}).format;

import { parseAction } from '../../desk/parse-action.ts';
import { keepAction, pendingActions, sendPendingActions } from '../../desk/pending-actions.ts';
import { hongKongDate, hongKongTime } from '../../domain/clock.ts';
import type { Verb } from '../../domain/verbs.ts';
import { partsOf } from '../../server/store/cases.ts';
import type { Random } from './random.ts';
import { casesOf, identified, orRefused, type Step, someone } from './step.ts';
import { act } from './team.ts';
import { day } from './world.ts';

/** A random verb. */
export function verbOf(random: Random, now: number): Verb {
  const followUpAt = hongKongTime(hongKongDate(now + random.integer(1, 6) * day), 9) ?? now;
  return random.pick<() => Verb>([
    () => ({ verb: 'claim' }),
    () => ({ verb: 'release' }),
    () => ({ verb: 'reached', outcome: 'interested' }),
    () => ({ verb: 'reached', outcome: 'not-interested' }),
    () => ({ verb: 'reached', outcome: 'later', followUpAt }),
    () => ({ verb: 'no-answer' }),
    () => ({ verb: 'wrong-number' }),
    () => ({ verb: 'note', text: 'They close on Mondays', audience: 'team' }),
    () => ({ verb: 'later', followUpAt }),
    () => ({
      verb: 'move',
      stage: random.pick(['meeting', 'on-board', 'not-this-time', 'withdrawn', 'spam', 'called', 'new'] as const),
    }),
  ])();
}

/** A verb in words. */
function said(verb: Verb): string {
  const { verb: name, ...rest } = verb;
  const more = Object.entries(rest).map(([field, value]) =>
    field === 'followUpAt' ? `on ${hongKongDate(value as number)}` : `${value}`,
  );
  return [name, ...more].join(' ');
}

/** What members of the team do with cases. */
export const memberSteps: Record<string, Step> = {
  'a member calls the first of Call now': {
    weight: 12,
    async run(world, random) {
      const found = await someone(world, random);
      const row = found?.desk.list('call-now', {}, null).rows[0];
      if (!found || !row) return null;
      const verb = random.chance(0.3) ? ({ verb: 'no-answer' } as const) : verbOf(random, world.time.now());
      const result = await act(world, found.colleague, found.desk, row, verb);
      return `${found.colleague.name} calls ${row.id}: ${said(verb)}${orRefused(result)}`;
    },
  },
  'a member does something with a case': {
    weight: 14,
    async run(world, random) {
      const found = await someone(world, random);
      const cases = casesOf(world);
      if (!found || cases.length === 0) return null;
      const one = random.pick(cases);
      const verb = verbOf(random, world.time.now());
      const result = await act(world, found.colleague, found.desk, identified(one), verb);
      return `${found.colleague.name}, with ${one.subject} (${one.stage}): ${said(verb)}${orRefused(result)}`;
    },
  },
  'two members decide at once': {
    weight: 3,
    async run(world, random) {
      const [one, other] = [await someone(world, random), await someone(world, random)];
      const cases = casesOf(world, "stage NOT IN ('erased', 'spam', 'duplicate', 'withdrawn')");
      if (!one || !other || one.colleague === other.colleague || cases.length === 0) return null;
      const seen = random.pick(cases);
      const results = await Promise.all(
        [one, other].map(({ colleague, desk }) => act(world, colleague, desk, identified(seen), { verb: 'claim' })),
      );
      const winners = results.filter(({ ok }) => ok);
      const told = results.filter((result) => !result.ok && result.code === 'conflict' && result.by && result.at);
      if (winners.length !== 1 || told.length !== 1) {
        world.broken.push({ name: 'one-decision-wins', seen: `${seen.subject}: ${JSON.stringify(results)}` });
      }
      return `${one.colleague.name} and ${other.colleague.name} claim ${seen.subject} at once`;
    },
  },
  'a member marks a duplicate': {
    weight: 4,
    async run(world, random) {
      const found = await someone(world, random);
      const cases = casesOf(world, "collection = 'referrals' AND stage != 'erased'");
      if (!found || cases.length < 2) return null;
      const [one, other] = [random.pick(cases), random.pick(cases)];
      const result = await act(world, found.colleague, found.desk, identified(one), {
        verb: 'same-as',
        sameAs: other.subject,
      });
      return `${found.colleague.name} marks ${one.subject} as a duplicate of ${other.subject}${orRefused(result)}`;
    },
  },
  'a member takes back what they did': {
    weight: 4,
    async run(world, random) {
      const found = await someone(world, random);
      const cases = casesOf(world);
      if (!found || cases.length === 0) return null;
      const one = random.pick(cases);
      const version = random.integer(2, Math.max(2, one.version));
      const verb: Verb = random.chance(0.5)
        ? { verb: 'undo', correctedVersion: version }
        : { verb: 'correct', correctedVersion: version, reason: 'a mistake' };
      const result = await act(world, found.colleague, found.desk, identified(one), verb);
      return `${found.colleague.name} takes back step ${version} of ${one.subject}${orRefused(result)}`;
    },
  },
  'a member erases a person': {
    weight: 2,
    async run(world, random) {
      const found = await someone(world, random);
      const told = world.referrers.filter(({ submission, erasedAt }) => submission && erasedAt === null);
      if (!found || told.length === 0) return null;
      const referrer = random.pick(told);
      const subject = { collection: 'referrals' as const, id: referrer.submission?.submissionId ?? '', version: 0 };
      const result = await act(world, found.colleague, found.desk, subject, { verb: 'erase' });
      if (result.ok) referrer.erasedAt = world.time.now();
      return `${found.colleague.name} erases ${referrer.contact}${orRefused(result)}`;
    },
  },
  'a member searches for a person and exports': {
    weight: 1,
    async run(world, random) {
      const found = await someone(world, random);
      if (!found || world.referrers.length === 0) return null;
      const { contact } = random.pick(world.referrers);
      for await (const _ of await found.desk.exportCases({ q: contact }, 'csv'));
      return `${found.colleague.name} exports what is found for ${contact}`;
    },
  },
  'a member works without a network': {
    weight: 4,
    async run(world, random) {
      const found = await someone(world, random);
      const cases = casesOf(world);
      if (!found || cases.length === 0) return null;
      const { collection, id } = partsOf(random.pick(cases).subject);
      const form = new FormData();
      const fields = {
        page: world.random.bytes(8).toString('hex'),
        verb: random.pick(['no-answer', 'reached:interested', 'note:team']),
        text: 'Noted in a lift',
        version: '1',
      };
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      const { device } = found.seat;
      device.run(() => keepAction(`https://www.example.com/en/desk/cases/${collection}/${id}`, form));
      const action = parseAction(form, { collection, id });
      if ('actionId' in action) {
        world.done.push({
          actionId: action.actionId,
          memberId: found.colleague.memberId,
          subject: `${collection}/${id}`,
          at: null,
        });
      }
      return `${found.colleague.name} notes ${fields.verb} for ${id} without a network, on ${device.name}`;
    },
  },
  'a device of the desk is online again': {
    weight: 4,
    async run(world, random) {
      const found = await someone(world, random);
      if (!found) return null;
      const { device } = found.seat;
      const waiting = device.run(() => pendingActions().length);
      if (waiting === 0) return null;
      void device.run(() => sendPendingActions());
      return `${device.name} sends ${waiting} kept actions, ${found.colleague.name} is signed in`;
    },
  },
};

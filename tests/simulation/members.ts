import { parseAction } from '../../desk/parse-action.ts';
import { keepAction, pendingActions, sendPendingActions } from '../../desk/pending-actions.ts';
import type { AmendableField } from '../../domain/cases/amendments.ts';
import { halves, writtenText } from '../../domain/cases/case-events.ts';
import { hongKongDate, hongKongTime } from '../../domain/cases/clock.ts';
import type { Verb } from '../../domain/cases/verbs.ts';
import { callTimes } from '../../domain/referral.ts';
import { createPersonServices } from '../../server/person/person-services.ts';
import { partsOf } from '../../server/store/cases.ts';
import { type Acting, byMember, casesOf, onCase, present, type ShortCase, type Step, someone } from './step.ts';
import { act } from './team.ts';
import { day, noteErased } from './world.ts';

/** What a member may do with a case on most days. */
export function anyVerb({ world, random, desk: { now } }: Acting, { subject }: Pick<ShortCase, 'subject'>): Verb {
  const person = world.referrers.find(({ submission }) => submission && subject.endsWith(submission.submissionId));
  // Who was asked to forget somebody does not write about them again.
  const reason = person?.erasedHalf ? 'They said so' : `${person?.contact} said so to ${person?.name}`;
  const followUpAt = hongKongTime(hongKongDate(now + random.integer(1, 6) * day), random.integer(9, 20)) ?? now;
  return random.pick<Verb>([
    { verb: 'claim' },
    { verb: 'assign', to: random.pick(present(world)).memberId },
    { verb: 'release' },
    { verb: 'reached', outcome: 'interested' },
    { verb: 'reached', outcome: 'not-interested' },
    { verb: 'reached', outcome: 'later', followUpAt },
    { verb: 'no-answer', reason },
    { verb: 'wrong-number' },
    { verb: 'sent' },
    { verb: 'agree', isNamed: random.chance(0.7) },
    { verb: 'note', text: reason, audience: 'team' },
    { verb: 'note', text: 'Thank you', audience: 'referrer' },
    { verb: 'later', followUpAt },
    { verb: 'meet', followUpAt, to: random.pick(present(world)).memberId, text: reason },
    {
      verb: 'move',
      stage: random.pick(['new', 'called', 'meeting', 'on-board', 'not-this-time', 'withdrawn', 'spam']),
    },
  ]);
}

/** Another value of a field, which names the person where it is a name. */
function correction({ world, random }: Acting, { subject }: Pick<ShortCase, 'subject'>): Verb {
  const person = world.referrers.find(({ submission }) => submission && subject.endsWith(submission.submissionId));
  const [field, value] = random.pick<[AmendableField, string]>([
    ['contactPhone', `5555 ${random.integer(1000, 9999)}`],
    ['contactName', `${person?.contact} Lee`],
    ['businessName', `Bakery ${random.integer(1, 99)}`],
    ['bestTimeToCall', random.pick(callTimes)],
    ['language', random.pick(['en', 'zh'])],
  ]);
  return { verb: 'amend', field, value, isAsked: random.chance(0.5) };
}

/** What members of the team do with cases. */
export const memberSteps: Record<string, Step> = {
  'a member does something with a case': onCase(14, anyVerb),
  'a member calls somebody': onCase(
    12,
    (acting, one) => (acting.random.chance(0.3) ? { verb: 'no-answer' } : anyVerb(acting, one)),
    "stage = 'new'",
  ),
  'a member calls about the hour at which a call was promised': {
    weight: 4,
    async run(world, random) {
      const { time, server } = world;
      const [next] =
        server?.store.database.all(
          "SELECT follow_up_at AS at FROM cases WHERE follow_up_kind = 'callback' AND follow_up_at BETWEEN ? AND ? ORDER BY at",
          time.now(),
          time.now() + day / 2,
        ) ?? [];
      if (!next) return null;
      const minutes = random.pick([-20, -14, 0, 14, 16, 29, 31]);
      await time.advance(Math.max(0, Number(next.at) + minutes * 60_000 - time.now()));
      const call = onCase(
        0,
        () => random.pick<Verb>([{ verb: 'no-answer' }, { verb: 'reached', outcome: 'interested' }]),
        `follow_up_at = ${next.at}`,
      );
      const line = await call.run(world, random);
      return line && `${minutes} minutes after the hour: ${line}`;
    },
  },
  'a member goes on with a case of which its referrer is told by mail': onCase(
    12,
    ({ random }) =>
      random.pick<Verb>([
        { verb: 'no-answer' },
        { verb: 'wrong-number' },
        { verb: 'reached', outcome: 'interested' },
        { verb: 'move', stage: 'meeting' },
        { verb: 'move', stage: 'on-board' },
        { verb: 'move', stage: 'not-this-time' },
      ]),
    'subject IN (SELECT subject FROM referrer_mails WHERE confirmed_at IS NOT NULL)',
  ),
  'a member marks a duplicate': onCase(
    4,
    ({ random }, _, cases) => ({ verb: 'same-as', sameAs: random.pick(cases).subject }),
    "collection = 'referrals' AND stage != 'erased'",
  ),
  'the first case of a business ends': onCase(
    3,
    ({ random }) =>
      random.pick<Verb>([
        { verb: 'move', stage: 'withdrawn' },
        { verb: 'move', stage: 'spam' },
      ]),
    'subject IN (SELECT same_as FROM cases)',
  ),
  'a member corrects what was sent': onCase(4, correction),
  'a member finds the number of somebody whose number is wrong': onCase(
    4,
    ({ random }, { subject }) => ({
      verb: 'amend',
      field: subject.startsWith('referrals/') ? 'contactPhone' : 'phone',
      value: `6666 ${random.integer(1000, 9999)}`,
      isAsked: false,
    }),
    'wrong_number_at IS NOT NULL',
  ),
  'a member takes back what they did': onCase(4, ({ random }, { version }) => {
    const correctedVersion = random.integer(2, Math.max(2, version));
    return random.pick<Verb>([
      { verb: 'undo', correctedVersion },
      { verb: 'correct', correctedVersion, reason: 'a mistake' },
    ]);
  }),
  'a member changes or removes what they wrote': onCase(4, ({ random, colleague, world }, { subject }) => {
    const history = world.server?.store.history(subject) ?? [];
    const written = history.filter((event) => event.actor === colleague.memberId && writtenText(event));
    const rewrittenVersion = written.length > 0 ? random.pick(written).version : 1;
    return { verb: 'rewrite', rewrittenVersion, text: random.chance(0.5) ? 'They said so' : undefined };
  }),
  'two members decide at once': {
    weight: 3,
    async run(world, random) {
      const [one, other] = [await someone(world, random), await someone(world, random)];
      const isOn = "stage NOT IN ('erased', 'spam', 'duplicate', 'withdrawn') AND erased_half IS NOT 'contact'";
      const cases = casesOf(world, isOn);
      if (!one || !other || one.colleague === other.colleague || cases.length === 0) return null;
      const { subject, version } = random.pick(cases);
      const claims = [one, other].map(({ colleague, desk }) =>
        act(world, colleague, desk, { ...partsOf(subject), version }, { verb: 'release' }),
      );
      const results = await Promise.all(claims);
      const told = results.filter((result) => !result.ok && result.code === 'conflict' && result.by && result.at);
      if (results.filter(({ ok }) => ok).length !== 1 || told.length !== 1) {
        world.broken.push({ name: 'one-decision-wins', seen: `${subject}: ${JSON.stringify(results)}` });
      }
      return `${one.name} and ${other.name} release ${subject} at once`;
    },
  },
  'a member erases a person': byMember(2, async ({ world, random, name, colleague, desk }) => {
    const stored = world.referrers.filter(({ submission, erasedAt }) => submission && erasedAt === null);
    if (stored.length === 0) return null;
    const referrer = random.pick(stored);
    const id = referrer.submission?.submissionId ?? '';
    const half = [undefined, ...halves][random.integer(0, 2)];
    const verb = { verb: 'erase', half } as const;
    const erasing = act(world, colleague, desk, { collection: 'referrals', id, version: 0 }, verb);
    const result = await erasing.catch((error) => {
      // It may be in the ledger already, and takes place at the next start: nothing is promised any more.
      Object.assign(referrer, { toldAt: null, isOnDevice: false });
      throw error;
    });
    if (result.ok) noteErased(world, referrer, half);
    const whom = half ? referrer[half === 'contact' ? 'contact' : 'name'] : `${referrer.name} and ${referrer.contact}`;
    return `${name} erases ${whom}${result.ok ? '' : `, refused: ${result.code}`}`;
  }),
  'a member serves a referrer who asks to be forgotten': byMember(1, async ({ world, random, name, colleague }) => {
    const store = world.server?.store;
    const one = random.pick(world.referrers.length > 0 ? world.referrers : [null]);
    if (!store || !one?.submission || one.erasedAt !== null) return null;
    const { submissionId: id, referrerEmail: email = '' } = one.submission;
    const person = createPersonServices(store, colleague.memberId);
    const keys = person.findPerson(email).map(({ key }) => key);
    const served = await person.serve('erase', email, keys, id);
    const isErased = served.ok && served.done.some(({ outcome }) => outcome === 'erased');
    if (isErased) noteErased(world, one, 'referrer');
    return `${name} serves ${one.name}, who asks to be forgotten: ${served.ok ? isErased : served.code}`;
  }),
  'a member searches for a person and exports': byMember(1, async ({ world, random, name, desk }) => {
    if (world.referrers.length === 0) return null;
    const { contact } = random.pick(world.referrers);
    for await (const _ of await desk.exportCases({ q: contact }, 'csv', 'en'));
    return `${name} exports what is found for ${contact}`;
  }),
  'a member works without a network': byMember(4, async ({ world, random, name, colleague, seat: { device } }) => {
    const cases = casesOf(world);
    if (cases.length === 0) return null;
    const { subject } = random.pick(cases);
    const form = new FormData();
    form.set('member', colleague.memberId);
    const page = random.bytes(8).toString('hex');
    form.set('page', page);
    form.set('verb', random.pick(['no-answer', 'reached:interested', 'note:team']));
    form.set('text', 'Noted in a lift');
    device.run(() => keepAction(`https://www.example.com/en/desk/cases/${subject}`, form));
    const action = parseAction(form, partsOf(subject));
    if ('actionId' in action) {
      const { actionId } = action;
      const kept = { device, page, at: world.time.now() };
      world.done.push({ actionId, memberId: colleague.memberId, subject, written: [], at: null, kept });
    }
    return `${name} notes ${form.get('verb')} for ${subject} without a network, on ${device.name}`;
  }),
  'a device of the desk is online again': {
    weight: 8,
    async run(world, random) {
      const kept = present(world).flatMap(({ name, memberId, seats }) =>
        seats.map(({ device }) => ({
          name,
          memberId,
          device,
          count: device.run(() => pendingActions(memberId).length),
        })),
      );
      const one = random.pick([null, ...kept.filter(({ count }) => count > 0)]);
      if (!one) return null;
      void one.device.run(() => sendPendingActions(one.memberId));
      return `${one.device.name} sends ${one.count} kept actions while ${one.name} is signed in`;
    },
  },
};

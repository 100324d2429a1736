import { phoneKey } from '../../domain/case-summary.ts';
import { isOpen } from '../../domain/pipeline.ts';
import { partsOf } from '../../server/store/cases.ts';
import type { Store } from '../../server/store/sqlite.ts';
import { type Check, casesOf, desksOf } from './observations.ts';
import { day, type World } from './world.ts';

const neverIsNotCalled: Check = ({ neverCalled }, store) => {
  const [desk] = desksOf(store);
  const open = casesOf(store).filter(
    ({ collection, stage }) => collection === 'referrals' && isOpen(collection, stage),
  );
  return open.map(({ subject }) => {
    const { contactPhone } = desk?.record('referrals', partsOf(subject).id)?.document ?? {};
    return neverCalled.has(phoneKey(`${contactPhone}`)) && `${subject} with ${contactPhone} is to be called`;
  });
};

const requestsStand: Check = (world, store) => [...standing(world, store), ...told(world)];

const standing = ({ requests }: World, { database: { all } }: Store) =>
  requests.map(({ who, askedAt, answeredAt, answer }) => {
    const rows = all('SELECT asked_at AS askedAt, answered_at AS answeredAt FROM requests WHERE who = ?', who);
    // Who asked is not kept once it is done.
    if (answeredAt !== null && answer === 'done')
      return rows.length > 0 && `the request of ${who} has still their name`;
    const isThere = rows.length === 1 && rows[0]?.askedAt === askedAt;
    const isOpenStill = (rows[0]?.answeredAt ?? null) === null;
    return !(isThere && isOpenStill === (answeredAt === null)) && `the request of ${who} is ${JSON.stringify(rows)}`;
  });

const told = ({ requests, alerts, forgottenAt, time }: World) =>
  requests.map(({ who, askedAt, notedAt, answeredAt }) => {
    const isSoon = time.now() - askedAt > 31 * day && answeredAt === null;
    const since = Math.max(notedAt, ...forgottenAt);
    // What takes the alerts may have been away for some mornings.
    if (!isSoon || since > time.now() - 4 * day) return null;
    const isTold = alerts.some(({ at, text = '' }) => at > notedAt && text.includes('/desk/person'));
    return !isTold && `nobody was reminded of what ${who} asked`;
  });

/** What must hold of requests of persons; see `invariants.ts`. */
export const requestInvariants = {
  'never-is-not-called': {
    sentence: 'No referral is open whose number is never to be called again, whatever was restored or deleted since.',
    when: 'step',
    check: neverIsNotCalled,
  },
  'requests-stand': {
    sentence:
      'What a person asked about their data stands until it is answered, and is told before its 40 days are over.',
    when: 'day',
    check: requestsStand,
  },
} as const;

import { phoneKey } from '../../domain/cases/case-summary.ts';
import type { Store } from '../../server/store/sqlite.ts';
import type { Check } from './observations.ts';
import { day, type World } from './world.ts';

export const neverIsNotCalled: Check = ({ neverCalled }, { database }) =>
  (neverCalled.size > 0 ? database.all(selectPhones) : []).map(
    ({ subject, phone }) => neverCalled.has(phoneKey(`${phone}`)) && `${subject} with ${phone} is to be called`,
  );

const selectPhones = `SELECT subject, ifnull(amended ->> 'contactPhone', document ->> 'contactPhone') AS phone
  FROM cases JOIN documents ON documents.collection = 'referrals' AND documents.id = substr(subject, 11)
  WHERE stage IN ('new', 'called', 'meeting') AND cases.collection = 'referrals'`;

export const requestsStand: Check = (world, store) => [...standing(world, store), ...told(world)];

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

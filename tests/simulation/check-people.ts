import { greetingsOf, subjectsOf } from '../../desk/greeting.ts';
import { recordFacts } from '../../desk/record-facts.ts';
import { queuedFrom } from '../../domain/cases/case.ts';
import { isOff } from '../../domain/cases/pipeline.ts';
import { newsOf } from '../../domain/referral-news.ts';
import { foldText } from '../../domain/texts.ts';
import { presentMembers } from '../../server/auth/members.ts';
import { eventDocument } from '../../server/cloud/cloud-documents.ts';
import { isWished, wishOf } from '../../server/referrers/mail-wishes.ts';
import { partsOf, readCase } from '../../server/store/cases.ts';
import { readStatus } from '../../server/store/status-links.ts';
import { type Check, casesOf, desksOf, endOfNight, isNight, placesOf, storedOf, waitingOf } from './observations.ts';
import { deskOf, openSeat } from './team.ts';
import { day, hour, type Referrer, shortestMonth, type World } from './world.ts';

export const toldIsStored: Check = (world, { database }) => {
  // By a name that nobody else has: a second submission has another id.
  const named = database
    .all('SELECT document FROM documents')
    .flatMap(({ document }) => [...new Set(`${document}`.match(/(?:Contact|Referrer)\d+x/g))]);
  const times = Map.groupBy(named, (name) => name);
  return storedOf(world).map((one) => {
    const { id, name, toldAt, erasedAt } = one;
    if (toldAt === null || erasedAt !== null || toldAt < world.time.now() - shortestMonth) return null;
    const count = times.get(remaining(one))?.length ?? 0;
    const isStored = count === 1 || (count === 0 && world.cloud?.documents.has(`referrals/${id}`));
    return !isStored && `the referral of ${name}, ${id}, is stored ${count} times`;
  });
};

/** The name of whoever of the two was not erased. */
const remaining = ({ erasedHalf, name, contact }: Referrer) => (erasedHalf?.half === 'contact' ? name : contact);

export const arrivedWhenItCame: Check = (world, { database }) =>
  storedOf(world).map(({ id, name, at, toldAt, isOnDevice }) => {
    const found = readCase(database, `referrals/${id}`);
    // By a wrong clock of the machine it arrived at another time.
    if (!found || world.forgottenAt.some((end) => at < end)) return null;
    const isLater = toldAt !== null && !isOnDevice && !world.cloud && found.arrivedAt > toldAt;
    return (found.arrivedAt < at || isLater) && `the referral of ${name} arrived at ${found.arrivedAt}, sent at ${at}`;
  });

export const linksEnd: Check = (_, { database }) =>
  database
    .all(
      "SELECT subject FROM status_links JOIN cases USING (subject) WHERE stage = 'erased' OR erased_half = 'referrer'",
    )
    .map(({ subject }) => `a link still leads to ${subject}`);

export const lateIsTold: Check = ({ time, alerts, forgottenAt }, store) => {
  const told = new Set([...alerts.map(({ key }) => key), ...waitingOf(store)]);
  const late = casesOf(store).filter(({ subject, arrivedAt, dueAt, reachedAt }) => {
    if (forgottenAt.some((at) => arrivedAt < at)) return false;
    const isRecent = endOfNight(dueAt + hour) < time.now() - hour && dueAt > time.now() - 2 * day;
    // What was closed for a while is only in the digest of the morning.
    const wasOpen = store
      .history(subject)
      .every(({ type }) => !['linked', 'moved', 'corrected', 'erased'].includes(type));
    return isRecent && wasOpen && reachedAt === null;
  });
  return late.flatMap(({ subject, stage, arrivedAt }) =>
    presentMembers(store.database).map(({ id, email, joinedAt }) => {
      const isConcerned = email !== '' && joinedAt < arrivedAt && !isOff(stage);
      return isConcerned && !told.has(`mail:overdue:${subject}:${id}`) && `${email} was not told of ${subject}`;
    }),
  );
};

export const callbackIsTold: Check = ({ time, alerts, forgottenAt }, store) => {
  const told = new Set([...alerts.map(({ key }) => key), ...waitingOf(store)]);
  const members = presentMembers(store.database).filter(({ email }) => email !== '');
  return casesOf(store)
    .flatMap((one) => {
      const { subject, owner, followUpAt, touchedAt, lastTriedAt } = one;
      const isQueued = queuedFrom(one) !== null;
      if (forgottenAt.some((at) => touchedAt < at)) return null;
      if (followUpAt === null || !isQueued || touchedAt > followUpAt - hour || lastTriedAt === followUpAt) return null;
      if (endOfNight(followUpAt + hour) > time.now() - hour || followUpAt < time.now() - 2 * day) return null;
      const owners = members.filter(({ id }) => id === owner);
      const concerned = (owners.length > 0 ? owners : members).filter(({ joinedAt }) => joinedAt < touchedAt);
      return concerned.map(({ id, email }) => {
        const isTold = ['callback', 'missed'].some((kind) => told.has(`mail:${kind}@${followUpAt}:${subject}:${id}`));
        return !isTold && `${email} was not told of the call that was promised in ${subject}`;
      });
    })
    .flat();
};

export const alertsOnceAndByDay: Check = ({ alerts, kills, forgottenAt }) =>
  alerts.flatMap(({ key, at }, index) => {
    const before = alerts.slice(0, index).findLast((one) => one.key === key);
    const isSecond = before && ![...kills, ...forgottenAt].some((one) => one >= before.at && one <= at);
    return [isNight(at) && `${key} at night`, isSecond === true && `${key} twice`];
  });

/** The names of those who were erased an hour ago or longer: the contact for both, and who of the two was erased alone. */
const namesErased = ({ referrers, time }: World) =>
  referrers.flatMap(({ erasedAt, erasedHalf, name, contact }) => {
    const isLongAgo = (at: number | undefined | null) => at != null && at < time.now() - hour;
    const isHalf = isLongAgo(erasedHalf?.at);
    return [
      ...(isLongAgo(erasedAt) ? [contact] : []),
      ...(isHalf ? [erasedHalf?.half === 'contact' ? contact : name] : []),
    ];
  });

export const referrerMailsAreWished: Check = ({ mails, mailWishes }, { database }) => [
  ...mails.map(({ key, isWished }) => /:news@/.test(key) && !isWished && `${key} was sent`),
  ...[...mailWishes].map(
    ([subject, isOn]) => !isOn && isWished(database, subject) && `${subject} is to be told by mail`,
  ),
];

export const referrerMailsOnceADay: Check = ({ mails, forgottenAt }) =>
  mails.flatMap(({ subject, key, at }, index) => {
    const isNews = (other: string) => /:news@/.test(other);
    // One that is sent again, after the process was killed, is the same mail.
    const before = mails
      .slice(0, index)
      .findLast((one) => one.subject === subject && isNews(one.key) && one.key !== key);
    const isKnown = before && !forgottenAt.some((time) => time >= before.at && time <= at);
    const isTwice = isNews(key) && isKnown && at < before.at + day - hour / 60;
    return [
      isNight(at) && `${key} at night`,
      isTwice === true && `${key} comes ${(at - before.at) / hour} h after another`,
    ];
  });

export const newsIsTold: Check = ({ mails, forgottenAt, time }, { database }) =>
  [...new Set(mails.map(({ subject }) => subject))].map((subject) => {
    const status = isWished(database, subject) ? readStatus(database, subject)?.status : null;
    const { kind, at = 0 } = (status && newsOf(status)) ?? {};
    const since = Math.max(wishOf(database, subject)?.confirmedAt ?? 0, ...forgottenAt);
    if (at <= since || at > time.now() - 2 * day) return null;
    const isTold = mails.some((mail) => mail.subject === subject && /:news@/.test(mail.key) && mail.at >= at);
    return !isTold && `nobody was told of ${kind} of ${subject}`;
  });

/** Where a name is left, also as it is searched. */
const left = (names: readonly string[], places: Iterable<readonly [string, string | Buffer]>) => {
  if (names.length === 0) return [];
  const found = [...places];
  const has = (content: string | Buffer, name: string) => content.includes(name) || content.includes(foldText(name));
  return names.flatMap((name) => found.map(([place, content]) => has(content, name) && `${name} is still in ${place}`));
};

export const erasedStaysErased: Check = (world, store) => left(namesErased(world), placesOf(world, store));

export const cloudForgets: Check = (world) =>
  left(
    namesErased(world),
    [...(world.cloud?.documents ?? [])].map(([path, { data }]) => [path, JSON.stringify(data)] as const),
  );

export const removedSeeNothing: Check = async (world) => {
  const { signIn } = (await openSeat(world, { cookie: '' })) ?? {};
  const removed = world.team.filter(({ removedAt }) => removedAt !== null);
  const seats = removed.flatMap((one) => one.seats.map((seat) => ({ seat, name: one.name })));
  const desks = await Promise.all(seats.map(({ seat }) => deskOf(world, seat)));
  return [
    ...seats.map(({ name, seat }, index) => desks[index] && `${name} is signed in on ${seat.device.name}`),
    ...removed.flatMap(({ name, codes }) =>
      codes.map((code) => signIn?.readLink(code).ok && `${name} has an invitation that works`),
    ),
  ].map((seen) => seen ?? null);
};

export const referrerIsNotNamed: Check = (_, store) =>
  casesOf(store).map(({ subject }) => {
    const { collection, id } = partsOf(subject);
    const record = desksOf(store)[0]?.record(collection, id, true);
    if (!record || record.agreedAt !== null) return null;
    const greetings = greetingsOf(record, recordFacts(record, 'en'), 'en').map(({ text }) => text);
    const texts = [...greetings, subjectsOf(record, 'en').contact].join(' ');
    return texts.includes('Referrer') && `${subject}: ${texts}`;
  });

export const deviceIsEmptied: Check = (world, { database }) =>
  storedOf(world).map(({ id, at, name, isOnDevice, erasedAt, device }) => {
    if (!isOnDevice || erasedAt !== null || at < world.time.now() - shortestMonth) return null;
    if (device.stored.get('referralSubmissions')?.includes(id)) return `the referral of ${name} still waits`;
    const isStored = readCase(database, `referrals/${id}`) ?? world.cloud?.documents.has(`referrals/${id}`);
    return !isStored && `the referral of ${name} is lost from ${device.name}`;
  });

export const cloudHasTheSame: Check = ({ cloud }, store) => {
  if (!cloud) return [];
  const { all } = store.database;
  const documents = all("SELECT collection || '/' || id AS path FROM documents WHERE suspicion IS NOT 'conflicting'");
  const subjects = all('SELECT DISTINCT subject FROM events').flatMap(({ subject }) => store.history(`${subject}`));
  const events = new Map(subjects.map((event) => [`events/${eventDocument.id(event)}`, eventDocument.of(event)]));
  const here = new Set([...documents.map(({ path }) => `${path}`), ...events.keys()]);
  return [
    ...[...here].map((path) => !cloud.documents.has(path) && `${path} is not in the cloud`),
    ...[...cloud.documents.keys()].map((path) => !here.has(path) && `${path} is only in the cloud`),
    ...[...events].map(([path, event]) => {
      const { data } = cloud.documents.get(path)?.data ?? {};
      return data !== event.data && `${path} is ${data} in the cloud, and ${event.data} here`;
    }),
  ];
};

export const listIsWished: Check = ({ readers }, { database }) =>
  database.all(selectList).map(({ email }) => !readers.get(`${email}`) && `${email} is on the list`);

const selectList =
  "SELECT document ->> 'email' AS email FROM documents WHERE collection = 'subscribers' AND suspicion IS NULL";

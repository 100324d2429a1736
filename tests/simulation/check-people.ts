import { greetingsOf, subjectsOf } from '../../desk/greeting.ts';
import { recordFacts } from '../../desk/record-facts.ts';
import { queuedFrom } from '../../domain/case.ts';
import { isOff } from '../../domain/pipeline.ts';
import { foldText } from '../../domain/texts.ts';
import { presentMembers } from '../../server/auth/members.ts';
import { partsOf, readCase } from '../../server/store/cases.ts';
import { type Check, casesOf, desksOf, endOfNight, isNight, placesOf, storedOf, waitingOf } from './observations.ts';
import { deskOf, openSeat } from './team.ts';
import { day, hour, type Referrer, shortestMonth, type World } from './world.ts';

export const toldIsStored: Check = (world, { database }) =>
  storedOf(world).map((one) => {
    const { id, name, toldAt, erasedAt } = one;
    if (toldAt === null || erasedAt !== null || toldAt < world.time.now() - shortestMonth) return null;
    // By a name that nobody else has: a second submission has another id.
    const rows = database.all('SELECT id FROM documents WHERE instr(document, ?)', remaining(one));
    const isStored = rows.length === 1 || (rows.length === 0 && world.cloud?.documents.has(`referrals/${id}`));
    return !isStored && `the referral of ${name}, ${id}, is stored ${rows.length} times`;
  });

/** The name of whoever of the two was not erased. */
const remaining = ({ erasedHalf, name, contact }: Referrer) => (erasedHalf?.half === 'contact' ? name : contact);

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

/** Also as it is searched. */
const hasName = (content: string | Buffer, name: string) => content.includes(name) || content.includes(foldText(name));

export const erasedStaysErased: Check = (world, store) => {
  const erased = world.referrers.filter(({ erasedAt }) => erasedAt !== null && erasedAt < world.time.now() - hour);
  if (erased.length === 0) return [];
  const places = [...placesOf(world, store)];
  return erased.flatMap(({ contact }) =>
    places.map(([place, content]) => hasName(content, contact) && `${contact} is still in ${place}`),
  );
};

/** The names of those who were erased alone an hour ago or longer. */
const halvesErased = ({ referrers, time }: World) =>
  referrers.flatMap(({ erasedHalf, name, contact }) =>
    erasedHalf && erasedHalf.at < time.now() - hour ? (erasedHalf.half === 'contact' ? contact : name) : [],
  );

export const halfStaysErased: Check = (world, store) => {
  const erased = halvesErased(world);
  const places = erased.length === 0 ? [] : [...placesOf(world, store)];
  return erased.flatMap((name) =>
    places.map(([place, content]) => hasName(content, name) && `${name} is still in ${place}`),
  );
};

export const cloudForgets: Check = (world) => {
  const gone = [
    ...halvesErased(world),
    ...world.referrers.flatMap((one) => (one.erasedAt === null ? [] : one.contact)),
  ];
  const stored = [...(world.cloud?.documents ?? [])].map(([path, { data }]) => [path, JSON.stringify(data)] as const);
  return gone.flatMap((name) => stored.map(([path, text]) => text.includes(name) && `${name} is still in ${path}`));
};

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
    const record = desksOf(store)[0]?.record(collection, id);
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

export const cloudHasTheSame: Check = ({ cloud }, { database: { all } }) => {
  if (!cloud) return [];
  const documents = all("SELECT collection || '/' || id AS path FROM documents WHERE suspicion IS NOT 'conflicting'");
  const events = all("SELECT 'events/' || replace(subject, '/', ':') || '@' || version AS path FROM events");
  const here = new Set([...documents, ...events].map(({ path }) => `${path}`));
  return [
    ...[...here].map((path) => !cloud.documents.has(path) && `${path} is not in the cloud`),
    ...[...cloud.documents.keys()].map((path) => !here.has(path) && `${path} is only in the cloud`),
  ];
};

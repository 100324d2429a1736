import { existsSync, readdirSync } from 'node:fs';
import type { ActionRequest } from '../domain/cases/case-actions.ts';
import { startOfDay } from '../domain/cases/clock.ts';
import type { Verb } from '../domain/cases/verbs.ts';
import type { Collection } from '../domain/collections.ts';
import { submissionOf } from '../domain/referral.ts';
import type { Member } from '../domain/sign-in.ts';
import { linkForName } from '../server/auth/links.ts';
import { insertMember } from '../server/auth/members.ts';
import type { Settings } from '../server/config/environment.ts';
import { createDesk } from '../server/desk/member-desk.ts';
import { createPresence } from '../server/desk/presence.ts';
import { openStore } from '../server/open-store.ts';
import type { Arrival, Document } from '../server/store/document-store.ts';
import type { Store } from '../server/store/sqlite.ts';
import { demoApplications, demoMessages, demoReferral } from './demo-data.ts';
import { type Step, storyOf } from './demo-story.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** How many referrals arrived in the three weeks before the last day. */
const olderReferrals = 58;
/** Hours ago at which those of the last day arrived; the first two are overdue. */
const latest = [27, 25, 21, 18, 14, 11, 8, 6, 4, 2.5, 1.2, 0.3];

/**
 * Fills an empty folder with three weeks of plausible work.
 * @returns a sentence with a link to sign in as one of the team
 */
export async function fillWithDemo(settings: Settings): Promise<string> {
  const { dataDir } = settings;
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new Error(
      `${dataDir} is not empty. To go on with it, run: DATA_DIR=${dataDir} npm start. To begin anew, delete it.`,
    );
  }
  const end = Date.now();
  const time = { now: end - 22 * day };
  const store = openStore(settings, { runtime: { clock: () => time.now } });
  try {
    const members = await addTeam(store, time.now);
    const play = createPlayer(store, members, time);
    for (const step of [...stepsOfCases(end), ...stepsOfOthers(end)].sort((one, other) => one.at - other.at)) {
      if (step.at <= end) await play(step);
    }
    time.now = end;
    const link = await linkForName(store.database, settings.serverUrl, 'Mei');
    return `${dataDir} has three weeks of sample data. Sign in as ${link?.name}: ${link?.address}`;
  } finally {
    await store.close();
  }
}

function addTeam({ database }: Store, now: number): Promise<Member[]> {
  return database.transact(() => [
    insertMember(database, 'Mei', 'zh', now),
    insertMember(database, 'Alex', 'en', now),
    insertMember(database, '阿輝', 'zh', now),
  ]);
}

/** Something that happens at a time: a document arrives, or a member does something with its case. */
type Event = { at: number; collection: Collection; id: string } & (
  | { document: Document; arrival: Pick<Arrival, 'via' | 'language' | 'suspicion'> }
  | Pick<Step, 'member' | 'verb'>
);

/** Plays what happens, each at its time by the store's clock. */
function createPlayer(store: Store, members: readonly Member[], time: { now: number }) {
  const alertsFor = () => ({}) as never;
  const deskFor = createDesk({ store, presence: createPresence(), alertsFor });
  let actions = 0;
  return async (event: Event) => {
    time.now = event.at;
    const { collection, id } = event;
    if ('document' in event)
      return store.add(collection, id, event.document, { receivedAt: event.at, ...event.arrival });
    const desk = deskFor(members[event.member] ?? (members[0] as Member));
    actions += 1;
    const version = desk.record(collection, id)?.version ?? 0;
    await desk.act({ ...event.verb, collection, id, version, actionId: `demo ${actions}` } as ActionRequest);
  };
}

function stepsOfCases(end: number): Event[] {
  const steps: Event[] = [];
  const add = (n: number, at: number, happened: readonly Step[], suspicion: string | null = null) => {
    const document = submissionOf(demoReferral(n), at, Buffer.from(`demo${n}`.padEnd(8)));
    const id = document.submissionId;
    const via = n % 6 === 0 ? 'fallback' : 'write-channel';
    const about = { collection: 'referrals' as const, id };
    steps.push({ at, ...about, document, arrival: { via, language: n % 3 === 0 ? 'en' : 'zh', suspicion } });
    steps.push(...happened.map(({ after, member, verb }) => ({ at: at + after * hour, ...about, member, verb })));
    return id;
  };
  for (let n = 0; n < olderReferrals; n += 1) {
    const at = arrivalTime(end, n);
    if (n % 19 === 18) add(n, at, [], 'honeypot');
    else add(n, at, storyOf(n, at, end));
  }
  for (const [index, hours] of latest.entries()) {
    const happened: Verb[] = index === 3 ? [{ verb: 'no-answer' }] : index === 5 ? [{ verb: 'claim' }] : [];
    add(
      olderReferrals + index,
      end - hours * hour,
      happened.map((verb) => ({ after: 1.5, member: index % 2, verb })),
    );
  }
  const first = add(70, end - 5 * day, [{ after: 3, member: 0, verb: { verb: 'reached', outcome: 'interested' } }]);
  add(70, end - 3 * day, [{ after: 2, member: 1, verb: { verb: 'same-as', sameAs: first } }]);
  // The same shop again, which nobody has noticed yet.
  add(70, end - 1.7 * hour, []);
  add(71, end - 20 * day, [{ after: 30, member: 0, verb: { verb: 'move', stage: 'spam' } }]);
  add(72, end - 2 * hour, [], 'too-fast');
  return steps;
}

/** Spread over three weeks, in the hours in which people are awake. */
function arrivalTime(end: number, n: number): number {
  const share = n / olderReferrals;
  const midnight = startOfDay(end) - 21 * day;
  return midnight + Math.floor(share * 20) * day + (8 + ((n * 5) % 14)) * hour + ((n * 17) % 60) * 60_000;
}

function stepsOfOthers(end: number): Event[] {
  const arrival = { via: 'form', language: 'zh', suspicion: null } as const;
  const answered = { member: 1, verb: { verb: 'reached', outcome: 'interested' } as const };
  const messages = demoMessages.flatMap((document, n): Event[] => {
    const one = { collection: 'messages', id: `demo-message-${n}` } as const;
    const at = end - (3 + n * 19) * hour;
    return [{ at, ...one, document, arrival }, ...(n > 1 ? [{ at: at + 4 * hour, ...one, ...answered }] : [])];
  });
  const applications = demoApplications.map((document, n): Event => {
    const id = `demo-application-${n}`;
    return { at: end - (5 + n * 11) * hour, collection: 'partnerships', id, document, arrival };
  });
  const subscribers = Array.from({ length: 24 }, (_, n): Event => {
    const id = `demo${n}`;
    const document = { email: `reader${n}@example.com`, consent: true, unsubscribeToken: `${id}.sample` };
    return { at: end - (n + 0.5) * 20 * hour, collection: 'subscribers', id, document, arrival };
  });
  return [...messages, ...applications, ...subscribers];
}

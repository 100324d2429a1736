import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AlertChannelName } from '../../domain/cases/alerts.ts';
import type { Half } from '../../domain/cases/case-events.ts';
import type { ReferralSubmission } from '../../domain/referral.ts';
import { sqliteFile } from '../../server/store/sqlite-file.ts';
import type { Device } from './devices.ts';
import { logSize } from './power-cut.ts';
import { createRandom, type Random } from './random.ts';
import { createVirtualCloud, type VirtualCloud } from './virtual-cloud.ts';
import { settingsOf, startServer, type VirtualServer } from './virtual-server.ts';
import { createVirtualTime, type VirtualTime } from './virtual-time.ts';

/** Somebody who refers a business, and what the page has told them. */
export type Referrer = {
  name: string;
  /** A name that nobody else has, as `name`: by it what is left of the contact is found. */
  contact: string;
  device: Device;
  /** When submit was pressed; milliseconds since 1970. */
  at: number;
  submission: ReferralSubmission | null;
  /** When the page said that it had arrived; milliseconds since 1970. */
  toldAt: number | null;
  isOnDevice: boolean;
  erasedAt: number | null;
  /** Which of the two people was erased alone, and when. */
  erasedHalf: { half: Half; at: number } | null;
};

/** A member of the team, with the devices that are in their hands. */
export type Colleague = {
  name: string;
  memberId: string;
  seats: Seat[];
  /** Codes of links that this person has seen, and could still use. */
  codes: string[];
  removedAt: number | null;
};

/** A browser in somebody's hands, and the session in it, which may be that of a colleague. */
export type Seat = { device: Device; cookie: string };

/** What a member did and wrote, and was told. */
export type Done = {
  actionId: string;
  memberId: string;
  subject: string;
  written: string[];
  /** When the desk confirmed it; null while that is unknown. */
  at: number | null;
  /** Where it was kept without a network, in a form with the name of its page. */
  kept?: { device: Device; page: string; at: number };
};

export type Page = typeof import('../../site/referral-form/send-referral.ts') &
  typeof import('../../site/referral-form/unsent.ts');

export const hour = 3_600_000;
export const day = 24 * hour;

/** A little less and a little more than the retention period of the simulation. Milliseconds. */
export const [shortestMonth, longestMonth] = [28 * day, 33 * day];

/** Monday 23 November 2026, 08:00 in Hong Kong. */
const start = Date.parse('2026-11-23T08:00:00+08:00');

/** Everything that the simulation knows. What the product must remember is in its own files. */
export type World = {
  time: VirtualTime;
  random: Random;
  /** Null where the site has no cloud. */
  cloud: VirtualCloud | null;
  folder: string;
  backups: string;
  /** The file of the store. */
  file: string;
  /** How many bytes of its write-ahead log were on the disk when the server last answered, or sent something. */
  safeLogSize: number;
  /** Null while it is down. */
  server: VirtualServer | null;
  referrers: Referrer[];
  /** Readers of the newsletter: whether they have pressed the button to get it, and not to leave it since. */
  readers: Map<string, boolean>;
  /** What persons have asked about their data. */
  requests: { who: string; notedAt: number; askedAt: number; answeredAt: number | null; answer?: 'done' | 'refused' }[];
  /** The keys of the telephone numbers that are never to be called again. */
  neverCalled: Set<string>;
  team: Colleague[];
  done: Done[];
  /** What was sent: mails, and what was posted to the webhook. */
  alerts: { key: string; at: number; text?: string }[];
  /** What was posted to the webhook, by the id of the message. */
  posted: Map<string, string>;
  /** When the process was killed, milliseconds since 1970. */
  kills: number[];
  /** The mails that referrers have got, each with the secret of its link, and whether they wanted it then. */
  mails: { subject: string; key: string; at: number; link: string; isWished: boolean }[];
  /** By subject, whether a referrer has confirmed that they want to be told by mail, and not stopped it. */
  mailWishes: Map<string, boolean>;
  /** When it was no longer known what was told to whom: the clock of the machine was right again, or a backup was restored. */
  forgottenAt: number[];
  /** Errors that nobody expected. */
  errors: string[];
  /** The promises of a call that were seen broken at the end of a day. */
  brokenPromises: Set<string>;
  /** What a step itself has found broken, by the name of the invariant. */
  broken: { name: string; seen: string }[];
  /** The channels of alerts whose receiver is away. */
  away: Set<AlertChannelName>;
  /** Milliseconds by which the clock of the machine is ahead. */
  clockError: number;
  /** The open page of the referral form. */
  pages: Map<Device, Page>;
};

/** A world that begins with one server, without members and referrals. The same seed gives the same one. */
export async function createWorld(seed: number): Promise<World> {
  const random = createRandom(seed);
  const time = createVirtualTime(start);
  const cloud = random.chance(0.4) ? createVirtualCloud(time, random) : null;
  // In memory where there is such a disk: waiting for a real one is most of what a year costs.
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'encore-simulation-'));
  const world: World = {
    time,
    random,
    cloud,
    folder,
    backups: join(folder, 'backups'),
    file: sqliteFile(settingsOf({ folder, cloud }).dataDir),
    safeLogSize: 0,
    server: null,
    referrers: [],
    readers: new Map(),
    requests: [],
    neverCalled: new Set(),
    team: [],
    done: [],
    alerts: [],
    mails: [],
    mailWishes: new Map(),
    posted: new Map(),
    kills: [],
    forgottenAt: [],
    errors: [],
    brokenPromises: new Set(),
    broken: [],
    away: new Set(),
    clockError: 0,
    pages: new Map(),
  };
  await startServerOf(world);
  return world;
}

export async function startServerOf(world: World) {
  world.server = await startServer({
    ...world,
    isUp: (channel) => !world.away.has(channel),
    onMail: (mail) => {
      const isWished = world.mailWishes.get(mail.subject) === true;
      if (world.clockError === 0) world.mails.push({ ...mail, at: world.time.now(), isWished });
    },
    onAlert: (alert) => void world.alerts.push(alert),
    onError: (error) => void world.errors.push(`${(error as Error).stack ?? error}`),
    clockError: () => world.clockError,
    onLeaving() {
      world.safeLogSize = logSize(world.file);
    },
  });
}

export async function stopServer(world: World) {
  const { server } = world;
  world.server = null;
  await server?.stop();
}

export async function killServer(world: World) {
  const { server } = world;
  world.server = null;
  world.kills.push(world.time.now());
  await server?.kill();
}

/** Whoever is erased after the other one leaves nobody. */
export function noteErased({ time }: World, referrer: Referrer, half: Half | undefined) {
  const at = time.now();
  if (half && !referrer.erasedHalf) referrer.erasedHalf = { half, at };
  else referrer.erasedAt = at;
}

/** A backup of a time was restored: nobody is promised what came later, except that who was erased stays erased. */
export function forgetSince(world: World, at: number) {
  for (const one of world.referrers) {
    if ((one.toldAt ?? 0) > at) one.toldAt = null;
    const id = one.submission?.submissionId ?? '';
    // It may have arrived since the backup, and left the device.
    one.isOnDevice &&= one.device.stored.get('referralSubmissions')?.includes(id) ?? false;
  }
  world.requests = world.requests.filter(({ notedAt }) => notedAt <= at);
  for (const one of world.requests) if (one.answer === 'refused' && Number(one.answeredAt) > at) one.answeredAt = null;
  // What was sent since is sent again.
  world.forgottenAt.push(world.time.now());
  world.alerts = world.alerts.filter((one) => one.at <= at);
  world.done = world.done.filter((one) => (one.at ?? 0) <= at);
  for (const one of world.team) if ((one.removedAt ?? 0) > at) one.removedAt = null;
}

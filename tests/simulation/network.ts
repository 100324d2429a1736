import { hasDocument } from '../../server/store/documents.ts';
import { wasErased } from '../../server/store/events.ts';
import type { Store } from '../../server/store/sqlite.ts';
import { createDevice, type Device } from './devices.ts';
import { answerForm } from './team.ts';
import type { Referrer, World } from './world.ts';

/** A phone or computer on the network of a world. */
export function newDevice(world: World, name: string): Device {
  const { time, random } = world;
  return createDevice(name, { time, random, fetch: (...call) => send(world, ...call) });
}

/** Somebody who is about to refer a business, on a device of their own unless another is given. */
export function newReferrer(world: World, device?: Device): Referrer {
  const number = world.referrers.length + 1;
  const referrer: Referrer = {
    name: `Referrer${number}x`,
    contact: `Contact${number}x`,
    device: device ?? newDevice(world, `phone ${number}`),
    at: world.time.now(),
    submission: null,
    toldAt: null,
    isOnDevice: false,
    erasedAt: null,
    erasedHalf: null,
  };
  world.referrers.push(referrer);
  return referrer;
}

/** The network: requests are delayed, lost, doubled and overtaken, and so are responses. */
async function send(world: World, device: Device, url: string, init: RequestInit): Promise<Response> {
  const { time, random } = world;
  const signal = init.signal ?? undefined;
  const fate = random.next();
  await time.sleep(random.integer(20, 1500), signal);
  const arrive = () => answer(world, device, url, init);
  if (!device.isOnline || fate < 0.05) throw new TypeError('Failed to fetch');
  if (fate < 0.08) {
    // It arrives when the page has given up.
    void time
      .sleep(random.integer(10_000, 600_000))
      .then(arrive)
      .catch(() => {});
    await time.sleep(30_000, signal);
  }
  const answered = arrive();
  answered.catch(() => {});
  if (fate < 0.11) void arrive().catch(() => {});
  if (fate < 0.16) await time.sleep(30_000, signal);
  const response = await Promise.race([answered, time.sleep(30_000, signal)]);
  if (!response || !device.isOnline) throw new TypeError('Failed to fetch');
  await time.sleep(random.integer(20, 500), signal);
  return response;
}

async function answer(world: World, device: Device, url: string, init: RequestInit): Promise<Response> {
  const { server, cloud, team } = world;
  if (cloud && url.startsWith('https://firestore.googleapis.com/')) {
    const { update } = JSON.parse(`${init.body}`).writes[0];
    const [, path = ''] = update.name.split('/documents/');
    try {
      await cloud.create(path, fromRest(update.fields));
      return Response.json({ commitTime: 'now' });
    } catch (error) {
      return Response.json({ error: { status: (error as { code?: string }).code } }, { status: 503 });
    }
  }
  if (!server) throw new TypeError('Failed to fetch');
  const seat = team.flatMap(({ seats }) => seats).find((one) => one.device === device);
  if (seat && url.includes('/desk/cases/')) return answerForm(world, seat, url, init.body as URLSearchParams);
  const response = await server.request(url, init, device.name);
  if (response.ok && url.endsWith('/api/submit-referral')) {
    checkStored(world, server.store, new Headers(init.headers).get('Idempotency-Key') ?? '');
  }
  return response;
}

/** At the moment of an answer, and not only when it has come to the page, what it confirms is stored. */
function checkStored({ broken }: World, { database }: Store, submissionId: string) {
  const isStored = hasDocument(database, 'referrals', submissionId) || wasErased(database, `referrals/${submissionId}`);
  if (!isStored)
    broken.push({ name: 'on-disk-before-told', seen: `${submissionId} was confirmed before it was stored` });
}

/** The values of a document as Firestore's REST call writes them. */
function fromRest(fields: Record<string, Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const [[kind, plain] = []] = Object.entries(value);
      return [name, kind === 'integerValue' ? Number(plain) : plain];
    }),
  );
}

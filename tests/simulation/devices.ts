import { AsyncLocalStorage } from 'node:async_hooks';
import { hash, randomBytes } from 'node:crypto';
import { onTestFinished, vi } from 'vitest';
import type { Random } from './random.ts';
import type { VirtualTime } from './virtual-time.ts';

/** Sends a request from a device. Rejects as `fetch` does. */
export type Fetch = (device: Device, url: string, init: RequestInit) => Promise<Response>;

/** A phone or a computer with one browser: what it stores, its clock, and the page that is open. */
export type Device = {
  name: string;
  stored: Map<string, string>;
  isOnline: boolean;
  isStorageFull: boolean;
  /** Milliseconds by which its clock is ahead. */
  clockError: number;
  /** The page that is open. When it is closed, its timers and everything that it waits for end. */
  page: { events: EventTarget; locks: Map<string, Promise<unknown>> };
  /** Runs code of the open page: whatever that asks of the browser, this device answers. */
  run<Result>(work: () => Result): Result;
};

type Options = { time: VirtualTime; random: Random; fetch: Fetch };

/** Node's own, for whatever is no code of a page. */
const { setTimeout, clearTimeout } = globalThis;
const realNow = Date.now;

const devices = new AsyncLocalStorage<{ device: Device; page: Device['page'] } & Options>();

export function createDevice(name: string, options: Options): Device {
  const device: Device = {
    name,
    stored: new Map(),
    isOnline: true,
    isStorageFull: false,
    clockError: options.random.chance(0.1) ? options.random.integer(-3_600_000, 3_600_000) : 0,
    page: newPage(),
    run: (work) => devices.run({ device, page: device.page, ...options }, work),
  };
  return device;
}

/** A page that was just opened. */
export const newPage = (): Device['page'] => ({ events: new EventTarget(), locks: new Map() });

/** The device in which the code that calls this runs. */
function current() {
  const found = devices.getStore();
  if (!found) throw new Error('No device is in use');
  return found;
}

/** Gives Node the objects of a browser that the pages use. Each belongs to the device in which the calling code runs. */
export function stubBrowser() {
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('setTimeout', (run: () => void, milliseconds = 0, ...rest: unknown[]) => {
    const found = devices.getStore();
    if (!found) return setTimeout(run, milliseconds, ...rest);
    const { time, device, page } = found;
    return time.setTimer(() => device.page === page && run(), milliseconds);
  });
  vi.stubGlobal('clearTimeout', (timer: never) => {
    const { time } = devices.getStore() ?? {};
    if (time) time.clearTimer(timer);
    else clearTimeout(timer);
  });
  vi.spyOn(Date, 'now').mockImplementation(() => {
    const found = devices.getStore();
    return found ? found.time.now() + found.device.clockError : realNow();
  });
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    const found = devices.getStore();
    const bytes = array as unknown as Uint8Array;
    bytes.set(found ? found.random.bytes(bytes.length) : randomBytes(bytes.length));
    return array;
  });
  // Node's own is done when a thread has time.
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (_, data) => {
    return Uint8Array.from(hash('sha256', data as Uint8Array, 'buffer')).buffer;
  });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => current().device.stored.get(name) ?? null,
    setItem(name: string, value: string) {
      const { device } = current();
      if (device.isStorageFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      device.stored.set(name, value);
    },
    removeItem: (name: string) => void current().device.stored.delete(name),
  });
  vi.stubGlobal('navigator', { locks: { request: requestLock } });
  vi.stubGlobal('location', { pathname: '/en/referral' });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, (...values: never[]) =>
      Reflect.apply(EventTarget.prototype[name], current().page.events, values),
    );
  }
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const { device, page, fetch } = current();
    const ofOpenPage = (result: Promise<Response>) =>
      result.finally(() => (device.page === page ? undefined : new Promise(() => {})));
    return ofOpenPage(fetch(device, url, init));
  });
}

type LockWork = (lock: object | null) => Promise<unknown>;

async function requestLock(name: string, ...rest: [LockWork] | [{ ifAvailable: boolean }, LockWork]) {
  const { locks } = current().page;
  const work = rest.at(-1) as LockWork;
  const before = locks.get(name);
  if (before && rest.length === 2) return work(null);
  const mine = (before ?? Promise.resolve()).then(() => work({ name }));
  const done = mine.catch(() => {});
  locks.set(name, done);
  return mine.finally(() => {
    if (locks.get(name) === done) locks.delete(name);
  });
}

import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemRuntime } from '../runtime.ts';
import { createTestDesk, type TestDesk } from '../testing/test-desk.ts';
import { changeStream } from './change-stream.ts';

let desk: TestDesk;
beforeEach(async () => {
  desk = await createTestDesk();
  await desk.add('a');
  isSignedIn = true;
});
afterEach(() => desk.close());

let isSignedIn = true;
const request = (path: string, init: RequestInit = {}) =>
  new Hono()
    .get('/', (c) => changeStream(c, { ...systemRuntime, ...desk }, desk.members.ada, () => isSignedIn))
    .request(path, init);

/** Opens the stream as a browser does. @returns a function that gives the next piece of text */
const open = async (path = '/', headers: Record<string, string> = {}) => {
  const response = await request(path, { headers });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const reader = (response.body as ReadableStream<BufferSource>).pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => (await reader.read()).value;
  return { next, cancel: () => reader.cancel() };
};

it('a page is told that something has changed, with the number of the last event', async () => {
  const { next, cancel } = await open();
  expect(await next()).toBe(': nothing new\n\n');
  const changed = next();
  await desk.act(desk.members.bo, 'a', { verb: 'claim' });
  expect(await changed).toBe('event: changed\ndata:\nid: 2\n\n');
  await cancel();
});

it('a browser that was away is told at once', async () => {
  await desk.act(desk.members.bo, 'a', { verb: 'claim' });
  const { next, cancel } = await open('/', { 'Last-Event-ID': '1' });
  expect(await next()).toContain('event: changed');
  await cancel();
});

it('a page is told at once of what happened between its loading and its connection', async () => {
  const since = desk.ada().lastEvent();
  await desk.act(desk.members.bo, 'a', { verb: 'claim' });
  const { next, cancel } = await open(`/?since=${since}`);
  expect(await next()).toContain('event: changed');
  await cancel();
});

it('others see who has a record open, as long as it is open', async () => {
  const bo = await open('/');
  await bo.next();
  const { next, cancel } = await open('/?looking=referrals/a');
  await next();
  expect(await bo.next()).toContain('event: changed');
  expect(desk.bo().record('referrals', 'a')?.lookedAtBy).toEqual(['Ada']);
  await cancel();
  expect(await bo.next()).toContain('event: changed');
  expect(desk.bo().record('referrals', 'a')?.lookedAtBy).toEqual([]);
  await bo.cancel();
});

it('ends when the server stops', async () => {
  const { next } = await open();
  await next();
  desk.changes.close();
  expect(await next()).toBeUndefined();
});

it('ends with the session, and the record is no longer looked at', async () => {
  const { next } = await open('/?looking=referrals/a');
  await next();
  isSignedIn = false;
  await desk.act(desk.members.bo, 'a', { verb: 'claim' });
  expect(await next()).toBeUndefined();
  expect(desk.bo().record('referrals', 'a')?.lookedAtBy).toEqual([]);
});

it('a request without a body does not keep a record open', async () => {
  expect((await request('/?looking=referrals/a', { method: 'HEAD' })).status).toBe(204);
  expect(desk.bo().record('referrals', 'a')?.lookedAtBy).toEqual([]);
});

it('twenty pages of a member are told of changes, and a further one once another is closed', async () => {
  const pages = await Promise.all(Array.from({ length: 20 }, () => open()));
  expect((await request('/')).status).toBe(204);
  await pages[0]?.cancel();
  await expect.poll(async () => (await request('/')).status).toBe(200);
  desk.changes.close();
});

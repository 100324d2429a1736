import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { DeskRequest } from '../domain/desk.ts';
import { requestContext } from '../site/request-context.ts';
import * as devices from './routes/devices.tsx';
import * as exporting from './routes/export.ts';
import * as person from './routes/person.tsx';
import * as personCopy from './routes/person-copy.ts';
import * as start from './routes/start.tsx';
import * as team from './routes/team.tsx';

/** Whoever is asked to do something after the question for a fresh sign-in, fails. */
const nothing = new Proxy(
  {},
  { get: (_, name) => (name === 'isFresh' ? false : () => expect.fail(`${String(name)} was called`)) },
);

it.each<[string, { action(parameters: ActionFunctionArgs): unknown }, string, string]>([
  ['erase a person', person, 'erase', '/person'],
  ['copy what is stored of a person', personCopy, '', '/person'],
  ['export', exporting, '', '/all'],
  ['invite somebody', team, 'invite', '/team'],
  ['make a link for a device', team, 'device', '/team'],
  ['remove a member', team, 'remove', '/team'],
  ['add a passkey', devices, 'passkey', '/devices'],
  ['remove a passkey', devices, 'remove-passkey', '/devices'],
  ['add a passkey at the start', start, 'passkey', '/devices'],
])('who wants to %s long after signing in is led to do it again, and back', async (_, route, intent, path) => {
  const context = new RouterContextProvider();
  const services = { desk: nothing, team: nothing, signIn: nothing } as unknown as DeskRequest;
  context.set(requestContext, { nonce: '', desk: services });
  const url = new URL('https://www.example.com/zh/desk/anything');
  const request = new Request(url, { method: 'POST', body: new URLSearchParams({ intent }) });
  const parameters = { context, request, url, params: { language: 'zh' } } as unknown as ActionFunctionArgs;
  const thrown = await Promise.resolve(route.action(parameters)).catch((error: Response) => error);
  const response = thrown as Response;
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(`/zh/desk/sign-in?to=${encodeURIComponent(`/zh/desk${path}`)}`);
});

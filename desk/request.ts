import { type RouterContextProvider, redirectDocument } from 'react-router';
import type { Desk, DeskRequest } from '../domain/desk.ts';
import { isLanguage, type Language } from '../domain/languages.ts';
import type { Team } from '../domain/sign-in.ts';
import { requestContext } from '../site/request-context.ts';
import { signInAddress } from './sign-in/return-address.ts';

/** What a loader or action of the desk works with, from React Router's arguments. */
type Arguments = {
  context: Readonly<RouterContextProvider>;
  params: Record<string, string | undefined>;
  request: Request;
  /** Without React Router's own details: `request` asks for `all.data` when a list is loaded again. */
  url: URL;
};

/** What the server passes to the pages of one request. */
export function requestOf({ context }: Pick<Arguments, 'context'>): DeskRequest {
  const request = context.get(requestContext)?.desk;
  if (!request) throw new Error('The pages of the desk are rendered per request');
  return request;
}

/**
 * The services of the member who is signed in.
 * @throws a redirect to the sign-in page, which leads back; to another document, because this one has data of records
 */
export function deskOf({ context, params, request, url }: Arguments): Desk {
  const { desk } = requestOf({ context });
  if (!desk) throw redirectDocument(signInAddress(languageOf(params), request.method === 'GET' ? url.href : null));
  return desk;
}

/** The team and the devices of the member who is signed in. @throws a redirect to the sign-in page */
export function teamOf(parameters: Arguments): Team {
  deskOf(parameters);
  return requestOf(parameters).team as Team;
}

/**
 * Before what cannot be taken back, or opens the desk for long: the member has signed in within half a day.
 * @throws a redirect to the sign-in page, which leads back to a page of the desk
 */
export function requireFreshSignIn(parameters: Arguments, path: string) {
  if (teamOf(parameters).isFresh) return;
  const language = languageOf(parameters.params);
  throw redirectDocument(signInAddress(language, new URL(`/${language}/desk${path}`, parameters.url).href));
}

export function languageOf({ language }: Record<string, string | undefined>): Language {
  return isLanguage(language) ? language : 'en';
}

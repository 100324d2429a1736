import { type RouterContextProvider, redirect } from 'react-router';
import type { Desk } from '../domain/desk.ts';
import { isLanguage, type Language } from '../domain/languages.ts';
import { requestContext } from '../site/request-context.ts';

/** What a loader or action of the desk works with, from React Router's arguments. */
type Arguments = { context: Readonly<RouterContextProvider>; params: Record<string, string | undefined> };

/** The services of the member who is signed in. @throws a redirect to the sign-in page */
export function deskOf({ context, params }: Arguments): Desk {
  const desk = context.get(requestContext)?.desk?.desk;
  if (!desk) throw redirect(`/${languageOf(params)}/desk/sign-in`);
  return desk;
}

export function languageOf({ language }: Record<string, string | undefined>): Language {
  return isLanguage(language) ? language : 'en';
}

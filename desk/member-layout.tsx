import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  useLoaderData,
} from 'react-router';
import { dataOrKept } from './keep-data.ts';
import { deskOf, languageOf, teamOf } from './request.ts';
import { DeskHeader } from './ui/desk-header.tsx';
import { KeyboardHelp } from './ui/keyboard-help.tsx';
import { PendingActions } from './ui/pending-actions.tsx';
import { useCodeAhead } from './use-code-ahead.ts';
import type { DeskPage } from './use-desk.ts';
import { useKeyboard } from './use-keyboard.ts';
import { useLiveUpdates } from './use-live-updates.ts';

export { shouldRevalidate } from './keep-data.ts';
// Not that of the desk's document: a document that React makes anew has scripts of texts, which the Content-Security-Policy forbids.
export { DeskError as ErrorBoundary } from './ui/desk-error.tsx';

/** Runs before every loader and action of the pages inside. */
export const middleware: MiddlewareFunction[] = [(parameters) => void deskOf(parameters)];

export function loader(parameters: LoaderFunctionArgs) {
  const { now, member, counts, lastEvent } = deskOf(parameters);
  const { isFresh } = teamOf(parameters);
  const page: DeskPage = { now, member, counts: counts(), isFresh, language: languageOf(parameters.params) };
  return { ...page, lastEvent: lastEvent() };
}

export function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs) {
  return dataOrKept(`layout ${languageOf(params)}`, serverLoader<typeof loader>);
}
clientLoader.hydrate = true as const;

/** Around every page of a member: the places, the search and the menu. */
export default function MemberLayout() {
  const { counts, lastEvent, language } = useLoaderData<typeof loader>();
  useKeyboard();
  useCodeAhead();
  useLiveUpdates(language, lastEvent);
  return (
    <>
      <DeskHeader counts={counts} />
      <main id="main" className="desk-column pb-24 md:pb-10">
        <PendingActions />
        <Outlet />
      </main>
      <KeyboardHelp />
    </>
  );
}

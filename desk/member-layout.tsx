import { type LoaderFunctionArgs, type MiddlewareFunction, Outlet } from 'react-router';
import { deskOf } from './request.ts';

/** Runs before every loader and action of the pages inside. */
export const middleware: MiddlewareFunction[] = [(parameters) => void deskOf(parameters)];

export function loader(parameters: LoaderFunctionArgs) {
  const { now, member, counts } = deskOf(parameters);
  return { now, member, counts: counts() };
}

/** Around every page of a member: the places, the search and the menu. */
export default function MemberLayout() {
  return <Outlet />;
}

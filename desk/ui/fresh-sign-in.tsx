import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useDesk } from '../use-desk.ts';

/** What needs a recent sign-in, or the way to it, before anything is typed; the server asks for it as well. */
export function FreshSignIn({ children }: { children: ReactNode }) {
  const { isFresh, words, to } = useDesk();
  const { pathname, search } = useLocation();
  if (isFresh) return children;
  return (
    <p className="mt-2">
      {words.freshSignIn.text}{' '}
      <a href={to(`/sign-in?${new URLSearchParams({ to: pathname + search })}`)} className="desk-link">
        {words.freshSignIn.link}
      </a>
    </p>
  );
}

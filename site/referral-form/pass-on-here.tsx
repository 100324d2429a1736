import type { ReactNode } from 'react';
import type { Language } from '../../domain/languages.ts';
import { start } from '../scripts/copy.ts';
import { PassOn } from '../ui/pass-on.tsx';

/** The ways to pass on this page, below the thanks for a referral; nobody needs them before. */
export function PassOnHere({ language, apiOrigin }: { language: Language; apiOrigin: string }): ReactNode {
  const { href } = document.querySelector('link[rel=canonical]') as HTMLLinkElement;
  return <PassOn ref={startButtons} language={language} address={href} apiOrigin={apiOrigin} />;
}

const startButtons = (element: HTMLElement | null) => {
  if (element) start(element);
};

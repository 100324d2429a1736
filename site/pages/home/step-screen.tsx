import type { ReactNode } from 'react';
import { Phone } from '../../ui/phone.tsx';

type Props = {
  words: { heading: string; action: string };
  time: string;
  /** A ticket has a yellow screen. */
  ticket?: boolean;
  children: ReactNode;
};

/** The phone of a step: the heading of its screen, the content, and the button at the end. */
export function StepScreen({ words, time, ticket = false, children }: Props) {
  return (
    <Phone time={time} className="w-full max-w-xs" screen={ticket ? 'bg-custard text-night' : 'bg-raised text-ink'}>
      <div className="flex h-[176cqi] flex-col px-[6cqi] pt-2 pb-5 md:pb-12">
        <p className="text-xl font-bold">{words.heading}</p>
        {children}
        <p
          className={`mt-auto rounded-full py-[3.6cqi] text-center font-bold text-cream ${ticket ? 'bg-night' : 'bg-brand'}`}
        >
          {words.action}
        </p>
      </div>
    </Phone>
  );
}

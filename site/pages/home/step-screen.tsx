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
    <Phone
      time={time}
      className="mx-auto w-68 md:mx-0 md:w-full lg:w-68"
      screen={ticket ? 'bg-custard text-night' : 'bg-raised text-ink'}
    >
      <div className="flex h-112 flex-col px-4 pt-2 pb-5 md:h-116 md:pb-14">
        <p className="text-xl font-bold">{words.heading}</p>
        {children}
        <p
          className={`mt-auto rounded-full py-2.5 text-center font-bold ${ticket ? 'bg-night text-cream' : 'bg-hot text-on-hot'}`}
        >
          {words.action}
        </p>
      </div>
    </Phone>
  );
}

import type { ReactNode } from 'react';
import type { referralFaq } from '../../../content/en/referral-faq.ts';
import { facts, whatsappLink } from '../../../domain/facts.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { Picture } from '../../ui/drawings/picture.tsx';
import { Heading } from '../../ui/heading.tsx';

type Cards = typeof referralFaq.contact.cards;
type Props = {
  cards: Cards;
  /** The first message of the chat. */
  greeting: string;
};

/** Three ways to contact the team, drawn as an envelope, a speech bubble and a page of a calendar. */
export function ContactCards({ cards: { email, chat, call }, greeting }: Props) {
  return (
    <ul className="grid items-start gap-8 lg:grid-cols-3">
      <li className="airmail relative p-6 shadow-card md:p-8">
        <span className="stamp float-right -mt-1 ml-4 rotate-3 lg:max-xl:size-[4.2rem]">
          <Picture name="food/egg-tart" className="bg-butter p-1" />
        </span>
        <Words {...email} address={`mailto:${facts.email}`} />
      </li>
      <li className="speech-bubble bg-butter p-7 text-night max-lg:mb-4 lg:mt-8 xl:p-9">
        <Words {...chat} address={whatsappLink(greeting)} />
      </li>
      <li className="overflow-hidden rounded-md bg-raised shadow-card">
        <p aria-hidden="true" className="flex justify-between bg-char px-7 py-3 font-display text-2xl text-cream">
          <Rings />
          15′
        </p>
        <div className="p-7 md:p-8">
          <Words {...call} address={facts.callBooking} />
        </div>
      </li>
    </ul>
  );
}

function Words({ title, description, action, address }: Cards['email'] & { address: string }): ReactNode {
  return (
    <>
      <Heading level={3}>{title}</Heading>
      <p className="mt-2 mb-3">
        <BodyText>{description}</BodyText>
      </p>
      <a href={address} className="text-link inline-block py-2 font-bold">
        {action}
      </a>
    </>
  );
}

function Rings() {
  return (
    <svg viewBox="0 0 60 32" aria-hidden="true" className="w-14">
      <circle cx="14" cy="20" r="7" fill="var(--color-night)" />
      <circle cx="46" cy="20" r="7" fill="var(--color-night)" />
      <path d="M14 20V2m32 18V2" stroke="var(--color-cream)" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}

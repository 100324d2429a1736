import type { ReactNode } from 'react';
import type { home } from '../../../content/en/home.ts';
import { facts, phoneLink, whatsappLink } from '../../../domain/facts.ts';
import type { Language } from '../../../domain/languages.ts';
import { ContactSection } from '../../forms/contact-section.tsx';
import { siteWords } from '../../layout/words.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Lead } from '../../ui/lead.tsx';

type Props = { words: typeof home.contact; language: Language };

/** Every way to reach the team: address, phone, chat, and the contact form. */
export function Contact({ words, language }: Props) {
  const { address, hours } = words;
  const social = [
    [words.whatsapp, whatsappLink(siteWords[language].whatsappGreeting)],
    [words.instagram, facts.instagram],
    [words.rednote, facts.rednote],
  ];
  return (
    <section id="contact" className="column tiles section-space-tight [--tile:26rem]">
      {/* The list grows, so that both columns end together. */}
      <div className="flex flex-col break-inside-avoid">
        <Heading level={2}>{words.title}</Heading>
        <Lead className="mt-2 max-w-md text-soft">{words.intro}</Lead>
        <dl className="details mt-4 grow">
          <Row label={words.phone}>
            <a href={phoneLink(facts.phone)} className="text-link font-display text-xl">
              {facts.phone}
            </a>
          </Row>
          <Row label={words.email}>
            <a href={`mailto:${facts.email}`} className="text-link">
              {facts.email}
            </a>
          </Row>
          <Row label={address.label}>
            <BodyText>{address.text}</BodyText>{' '}
            <a href={facts.maps} className="text-link">
              {address.map}
            </a>
          </Row>
          <Row label={hours.label}>
            <BodyText>{hours.text}</BodyText>
          </Row>
        </dl>
        <ul className="mt-4 flex flex-wrap gap-x-4 font-bold">
          {social.map(([label, address]) => (
            <li key={label}>
              <a href={address} rel="external" className="text-link inline-block py-2">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div data-screen-only className="airmail self-start p-5">
        <ContactSection language={language} />
      </div>
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

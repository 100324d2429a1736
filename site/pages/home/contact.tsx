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
  return (
    <section id="contact" className="column grid gap-x-10 gap-y-8 pt-8 md:pt-20 lg:grid-cols-[1fr_1.15fr]">
      {/* The list grows, so that both columns end together. */}
      <div className="flex break-inside-avoid flex-col">
        <Heading level={2}>{words.title}</Heading>
        <Lead className="mt-2 max-w-md text-soft">{words.intro}</Lead>
        <dl className="mt-6 grid grow border-b border-line">
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
            <span className="block">
              <BodyText>{address.text}</BodyText>
            </span>
            <a href={facts.maps} className="text-link mt-1 inline-block">
              {address.map}
            </a>
          </Row>
          <Row label={hours.label}>{hours.text}</Row>
        </dl>
        <SocialLinks
          links={[
            { network: 'whatsapp', label: words.whatsapp, address: whatsappLink(siteWords[language].whatsappGreeting) },
            { network: 'instagram', label: words.instagram, address: facts.instagram },
            { network: 'rednote', label: words.rednote, address: facts.rednote },
          ]}
        />
      </div>
      <div data-screen-only className="airmail relative self-start p-5 shadow-lift sm:p-8">
        <ContactSection language={language} />
      </div>
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap content-center items-baseline gap-x-3 border-t border-line py-3">
      {/* Both grow, so that a label alone in its line, as at 320 px, has all of it; beside it the details take nearly everything. */}
      <dt className="grow basis-18 text-sm text-soft">{label}</dt>
      <dd className="grow-99 basis-54">{children}</dd>
    </div>
  );
}

type Network = 'whatsapp' | 'instagram' | 'rednote';

const glyphs: Record<Network, string> = {
  whatsapp:
    'M4 20l1.3-4.4A8 8 0 1 1 8.6 18.8zM9 8.5c-.5 3 3 6.5 6.5 6.5l1-1.8-2.2-1.2-1 1c-1.2-.5-2-1.4-2.6-2.6l1-1L10.5 7.3z',
  instagram: 'M8 4h8q4 0 4 4v8q0 4-4 4H8q-4 0-4-4V8q0-4 4-4zm4 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM16.6 7.3h.1',
  rednote: 'M5 4h11q3 0 3 3v13H8q-3 0-3-3zM5 17q0-3 3-3h11M9 8h6',
};

type SocialLinksProps = { links: readonly { network: Network; label: string; address: string }[] };

/** Links to WhatsApp, Instagram and RedNote, each with an icon. */
function SocialLinks({ links }: SocialLinksProps) {
  return (
    <ul className="mt-5 grid gap-1">
      {links.map(({ network, label, address }) => (
        <li key={network}>
          <a href={address} rel="external" className="inline-flex items-center gap-3 py-1 font-bold hover:text-hot">
            <svg viewBox="0 0 24 24" aria-hidden="true" className="w-7 text-hot">
              <path
                d={glyphs[network]}
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
            <span className="text-link">{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import type { referral } from '../../../content/en/referral.ts';
import type { referralPrivacy } from '../../../content/en/referral-form.ts';
import { facts } from '../../../domain/facts.ts';
import type { Language } from '../../../domain/languages.ts';
import { statusPath } from '../../../domain/referral.ts';
import { configuration } from '../../configuration.ts';
import { PrivacyLink } from '../../forms/privacy-link.tsx';
import { BodyText } from '../../ui/body-text.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Lead } from '../../ui/lead.tsx';

type Props = {
  words: typeof referral.formSection;
  language: Language;
  privacy: typeof referralPrivacy;
  faq: { text: string; link: string; address: string };
  children: ReactNode;
};

/** The section with the form, the privacy note and a link to the FAQ. */
export function FormSection({ words, language, privacy, faq, children }: Props) {
  return (
    <section id="refer" data-screen-only className="section-space-tight over-street bg-sunk pb-20">
      <div className="column grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.9fr] lg:grid-rows-[auto_1fr]">
        {/* Before the form, because people should know what happens to what they type before they type it. */}
        <div className="form-intro">
          <Heading level={2}>{words.title}</Heading>
          <Lead className="mt-4 max-w-prose">{words.intro}</Lead>
          <PrivacyNote words={privacy} language={language} />
        </div>
        <div className="rounded-lg border-t-8 border-kraft bg-raised px-5 py-8 shadow-card max-md:-mx-3 md:px-10 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {children}
          <PrivacyLink language={language} />
        </div>
        <p className="flex flex-col items-start border-t-2 border-ink pt-6 lg:sticky lg:col-start-1 lg:top-28 lg:max-w-xs lg:self-start">
          {faq.text}
          <a href={faq.address} className="text-link py-2 font-bold">
            {faq.link}
          </a>{' '}
          <a href={configuration.endpoints.apiOrigin + statusPath(language)} className="text-link py-2 font-bold">
            {words.status}
          </a>
        </p>
      </div>
    </section>
  );
}

function PrivacyNote({ words, language }: Pick<Props, 'language'> & { words: typeof referralPrivacy }) {
  const kept = words.kept.replace('{months}', String(configuration.retentionMonths));
  const ask = words.ask.replace('{email}', facts.email);
  return (
    <details className="mt-4 text-sm text-soft">
      <summary className="text-link -my-[5px] py-[11px]">{words.title}</summary>
      <p className="mt-2">
        <BodyText>
          {[words.collected, words.purpose, words.whoSees, kept, ask].join(language === 'zh' ? '' : ' ')}
        </BodyText>
      </p>
    </details>
  );
}

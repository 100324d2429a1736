import { facts } from '../../domain/facts.ts';
import { configuration } from '../configuration.ts';
import { definePage } from '../layout/define-page.tsx';
import { pageWords } from '../page-words.ts';
import { draftPlace } from '../referral-form/draft-place.ts';
import { ReferralForm, type ReferralFormProps } from '../referral-form/referral-form.tsx';
import { submissionsKey } from '../referral-form/submissions-key.ts';
import { privacyWords, referralWords } from '../referral-form/words.ts';
import { BodyText } from '../ui/body-text.tsx';
import { Heading } from '../ui/heading.tsx';
import { Island } from '../ui/island.tsx';
import { PrintedAddress } from '../ui/printed-address.tsx';
import { Benefits } from './referral/benefits.tsx';
import { CounterSection } from './referral/counter-section.tsx';
import { FormSection } from './referral/form-section.tsx';
import { HowItWorks } from './referral/how-it-works.tsx';
import { Opening } from './referral/opening.tsx';

const { referral, referralFaq } = pageWords;

const words = {
  en: { ...referral.en, faq: { text: referralFaq.en.intro, link: referralFaq.en.title } },
  zh: { ...referral.zh, faq: { text: referralFaq.zh.intro, link: referralFaq.zh.title } },
};

export default definePage(words, ({ words: page, language, to }) => (
  <>
    <Opening words={page.hero} />
    <CounterSection words={page.counters} />
    <HowItWorks words={page.howItWorks} toForm={page.formSection.title} />
    <Benefits words={page.benefits} whyJoin={page.whyJoin} whyJoinAddress={to('whyJoin')} />
    <WhoWeAre words={page.about} address={to('about')} />
    <div className="column">
      <PrintedAddress label={page.formSection.title} page="referral" language={language} />
    </div>
    <FormSection
      words={page.formSection}
      language={language}
      privacy={privacyWords[language]}
      faq={{ ...page.faq, address: to('referralFaq') }}
    >
      <Island
        name={`referral-form-${language}`}
        component={(props: ReferralFormProps) => <ReferralForm {...props} words={referralWords[language]} />}
        props={{ language, endpoints: configuration.endpoints, email: facts.email }}
        storageKeys={[draftPlace.key, submissionsKey]}
      />
    </FormSection>
  </>
));

/** Who we are, in a few lines. */
function WhoWeAre({ words, address }: { words: typeof referral.en.about; address: string }) {
  return (
    <section className="column pb-8 md:pb-24">
      <div className="grid gap-x-16 gap-y-3 border-t-2 border-ink pt-6 md:grid-cols-[1fr_2fr]">
        <Heading level={2} className="text-2xl">
          {words.title}
        </Heading>
        <p className="max-w-prose md:text-lg">
          <BodyText>{words.text}</BodyText>
          {words.text.endsWith('。') || ' '}
          <a href={address} className="text-link font-bold whitespace-nowrap">
            {words.link}
          </a>
        </p>
      </div>
    </section>
  );
}

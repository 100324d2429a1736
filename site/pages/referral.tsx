import { referral as en } from '../../content/en/referral.ts';
import { referralFaq as enFaq } from '../../content/en/referral-faq.ts';
import { referral as zh } from '../../content/zh/referral.ts';
import { referralFaq as zhFaq } from '../../content/zh/referral-faq.ts';
import { facts } from '../../domain/facts.ts';
import { configuration } from '../configuration.ts';
import { definePage } from '../layout/define-page.tsx';
import { ReferralForm } from '../referral-form/referral-form.tsx';
import { referralWords } from '../referral-form/words.ts';
import { Island } from '../ui/island.tsx';
import { FormSection } from './referral/form-section.tsx';
import { HowItWorks } from './referral/how-it-works.tsx';
import { Opening } from './referral/opening.tsx';
import { SoFar } from './referral/so-far.tsx';
import { WhoWeAre } from './referral/who-we-are.tsx';
import { WorthIt } from './referral/worth-it.tsx';

const words = {
  en: { ...en, faq: { text: enFaq.intro, link: enFaq.title } },
  zh: { ...zh, faq: { text: zhFaq.intro, link: zhFaq.title } },
};

export default definePage(words, ({ words: page, language, to }) => (
  <>
    <Opening words={page.hero} />
    <SoFar words={page.counters} />
    <HowItWorks words={page.howItWorks} toForm={page.formSection.title} />
    <WorthIt words={page.benefits} whyJoin={page.whyJoin} whyJoinAddress={to('whyJoin')} />
    <WhoWeAre words={page.about} address={to('about')} />
    <FormSection
      words={page.formSection}
      privacy={referralWords[language].privacy}
      faq={{ ...page.faq, address: to('referralFaq') }}
    >
      <Island
        name="referral-form"
        component={ReferralForm}
        props={{ language, endpoints: configuration.endpoints, email: facts.email }}
      />
    </FormSection>
  </>
));

import { forms as enForms } from '../../content/en/forms.ts';
import { referral as en } from '../../content/en/referral.ts';
import { referralFaq as enFaq } from '../../content/en/referral-faq.ts';
import { referralForm as enForm } from '../../content/en/referral-form.ts';
import { forms as zhForms } from '../../content/zh/forms.ts';
import { referral as zh } from '../../content/zh/referral.ts';
import { referralFaq as zhFaq } from '../../content/zh/referral-faq.ts';
import { referralForm as zhForm } from '../../content/zh/referral-form.ts';
import { facts } from '../../domain/facts.ts';
import { configuration } from '../configuration.ts';
import { definePage } from '../layout/define-page.tsx';
import { ReferralForm } from '../referral-form/referral-form.tsx';
import { Island } from '../ui/island.tsx';
import { FormSection } from './referral/form-section.tsx';
import { HowItWorks } from './referral/how-it-works.tsx';
import { Opening } from './referral/opening.tsx';
import { SoFar } from './referral/so-far.tsx';
import { WhoWeAre } from './referral/who-we-are.tsx';
import { WorthIt } from './referral/worth-it.tsx';

const words = {
  en: { ...en, faq: { text: enFaq.intro, link: enFaq.title }, form: { ...enForm, shared: enForms } },
  zh: { ...zh, faq: { text: zhFaq.intro, link: zhFaq.title }, form: { ...zhForm, shared: zhForms } },
};

export default definePage(words, ({ words: { form, ...page }, language, to }) => (
  <>
    <Opening words={page.hero} />
    <SoFar words={page.counters} />
    <HowItWorks words={page.howItWorks} toForm={page.formSection.title} />
    <WorthIt words={page.benefits} whyJoin={page.whyJoin} whyJoinAddress={to('whyJoin')} />
    <WhoWeAre words={page.about} address={to('about')} />
    <FormSection words={page.formSection} privacy={form.privacy} faq={{ ...page.faq, address: to('referralFaq') }}>
      <Island
        name="referral-form"
        component={ReferralForm}
        props={{ words: form, language, endpoints: configuration.endpoints, email: facts.email }}
      />
    </FormSection>
  </>
));

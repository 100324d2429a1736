import { forms as enForms } from '../../content/en/forms.ts';
import { referral as en } from '../../content/en/referral.ts';
import { referralForm as enForm } from '../../content/en/referral-form.ts';
import { forms as zhForms } from '../../content/zh/forms.ts';
import { referral as zh } from '../../content/zh/referral.ts';
import { referralForm as zhForm } from '../../content/zh/referral-form.ts';
import { counters, facts } from '../../domain/facts.ts';
import { configuration } from '../configuration.ts';
import { definePage } from '../layout/define-page.tsx';
import { ReferralForm } from '../referral-form/referral-form.tsx';
import { Counter } from '../ui/counter.tsx';
import { Island } from '../ui/island.tsx';

const words = {
  en: { ...en, form: { ...enForm, shared: enForms } },
  zh: { ...zh, form: { ...zhForm, shared: zhForms } },
};

export default definePage(words, ({ words: { form, ...page }, language, to }) => (
  <>
    <section className="column grid gap-6 py-16 md:py-24">
      <p className="eyebrow">{page.hero.badge}</p>
      <h1 className="max-w-lg text-4xl">{page.hero.title}</h1>
      <p className="max-w-prose text-lg">{page.hero.subtitle}</p>
      <p className="justify-self-start rounded-full bg-butter px-4 py-1.5 font-bold text-night">
        {page.hero.benefitBadge}
      </p>
      <a href="#refer" className="button justify-self-start">
        {page.hero.cta}
      </a>
    </section>
    <section className="column grid gap-6 py-12">
      <h2 className="text-2xl">{page.counters.title}</h2>
      <dl className="flex flex-wrap gap-12">
        <Counter label={page.counters.meals} {...counters.meals} />
        <Counter label={page.counters.partners} {...counters.partners} />
        <Counter label={page.counters.customers} {...counters.customers} />
      </dl>
    </section>
    <section className="column py-12">
      <h2 className="text-3xl">{page.howItWorks.title}</h2>
      <ol className="mt-6 grid gap-8 md:grid-cols-2">
        {page.howItWorks.steps.map((step) => (
          <li key={step.title}>
            <h3 className="text-xl">{step.title}</h3>
            <p>{step.description}</p>
          </li>
        ))}
      </ol>
    </section>
    <section className="column py-12">
      <h2 className="text-3xl">{page.benefits.title}</h2>
      <ul className="mt-6 grid gap-8 md:grid-cols-2">
        {page.benefits.cards.map((card) => (
          <li key={card.title}>
            <h3 className="text-xl">{card.title}</h3>
            <p>{card.description}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        {page.whyJoin.text}{' '}
        <a href={to('whyJoin')} className="text-link">
          {page.whyJoin.link}
        </a>
      </p>
    </section>
    <section className="column py-12">
      <h2 className="text-2xl">{page.about.title}</h2>
      <p className="max-w-prose">{page.about.text}</p>
      <a href={to('about')} className="text-link">
        {page.about.link}
      </a>
    </section>
    <section id="refer" className="column py-12">
      <h2 className="text-3xl">{page.formSection.title}</h2>
      <p className="mt-3 mb-10 max-w-prose text-lg">{page.formSection.intro}</p>
      <div className="max-w-lg rounded-xl bg-raised p-6 shadow-card md:p-10">
        <Island
          name="referral-form"
          component={ReferralForm}
          props={{ words: form, language, endpoints: configuration.endpoints }}
        />
        <PrivacyNote words={form.privacy} />
      </div>
    </section>
  </>
));

function PrivacyNote({ words }: { words: typeof enForm.privacy }) {
  const kept = words.kept.replace('{months}', String(configuration.retentionMonths));
  const ask = words.ask.replace('{email}', facts.email);
  return (
    <details className="mt-8 text-sm text-soft">
      <summary className="text-link">{words.title}</summary>
      <p>{[words.collected, words.purpose, words.whoSees, kept, ask, words.agreed].join(' ')}</p>
    </details>
  );
}

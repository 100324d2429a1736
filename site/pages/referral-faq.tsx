import { definePage } from '../layout/define-page.tsx';
import { siteWords } from '../layout/words.ts';
import { pageWords } from '../page-words.ts';
import { Accordion } from '../ui/accordion.tsx';
import questions from '../ui/drawings/scenes/questions.svg?url&no-inline';
import { Heading } from '../ui/heading.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Section } from '../ui/section.tsx';
import { ContactCards } from './referral-faq/contact-cards.tsx';

export default definePage(pageWords.referralFaq, ({ words, language, to }) => (
  <>
    <PageTitle title={words.title} intro={words.intro} scene={questions} />
    <div className="column grid items-start gap-x-16 gap-y-14 pb-16 md:pb-24 lg:grid-cols-[1.7fr_1fr]">
      <Accordion name="referral" items={words.items} />
      <div className="grid gap-8 lg:sticky lg:top-28">
        <QuickFacts {...words.quickFacts} />
        <a href={to('referral')} className="button justify-self-center">
          {words.cta}
        </a>
      </div>
    </div>
    <Section title={words.contact.title} className="over-street bg-sunk">
      <ContactCards cards={words.contact.cards} greeting={siteWords[language].whatsappGreeting} />
    </Section>
  </>
));

type Props = { title: string; facts: readonly { label: string; value: string }[] };

/** The programme in six lines, printed like a till receipt. */
function QuickFacts({ title, facts }: Props) {
  return (
    <section className="paper-shadow">
      <div className="white-paper receipt-paper px-7 py-10">
        <Heading level={2} className="mb-5 text-center text-2xl">
          {title}
        </Heading>
        <dl className="dashed-rule">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
              <dt>{label}</dt>
              <dd className="ml-auto text-right font-bold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

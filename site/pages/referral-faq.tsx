import { definePage } from '../layout/define-page.tsx';
import { siteWords } from '../layout/words.ts';
import { pageWords } from '../page-words.ts';
import { Accordion } from '../ui/accordion.tsx';
import { Picture } from '../ui/drawings/picture.tsx';
import { Heading } from '../ui/heading.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { ContactCards } from './referral-faq/contact-cards.tsx';
import { QuickFacts } from './referral-faq/quick-facts.tsx';

export default definePage(pageWords.referralFaq, ({ words, language, to }) => (
  <>
    <PageTitle
      title={words.title}
      intro={words.intro}
      picture={<Picture name="scenes/questions" className="w-full max-w-sm justify-self-end max-lg:hidden" />}
    />
    <div className="column grid items-start gap-x-16 gap-y-14 pb-16 md:pb-24 lg:grid-cols-[1.7fr_1fr]">
      <Accordion name="referral" items={words.items} />
      <div className="grid gap-8 lg:sticky lg:top-28">
        <QuickFacts {...words.quickFacts} />
        <a href={to('referral')} className="button justify-self-center">
          {words.cta}
        </a>
      </div>
    </div>
    <section className="over-street bg-sunk py-16 md:py-24">
      <div className="column">
        <Heading level={2} className="mb-10 text-3xl">
          {words.contact.title}
        </Heading>
        <ContactCards cards={words.contact.cards} greeting={siteWords[language].whatsappGreeting} />
      </div>
    </section>
  </>
));

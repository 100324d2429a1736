import { definePage } from '../layout/define-page.tsx';
import { pageWords } from '../page-words.ts';
import { Accordion } from '../ui/accordion.tsx';
import { BagBand } from '../ui/bag-band.tsx';
import { Heading } from '../ui/heading.tsx';
import { Benefits } from './merchant/benefits.tsx';
import { Costs } from './merchant/costs.tsx';
import { Earnings } from './merchant/earnings.tsx';
import { Opening } from './merchant/opening.tsx';
import { Steps } from './merchant/steps.tsx';

export default definePage(pageWords.merchant, ({ words, language, to }) => (
  <>
    <Opening words={words} formAddress={to('form')} />
    <Benefits words={words.benefits} />
    <Steps words={words.steps} />
    <Costs words={words.costs} />
    <Earnings words={words.calculator} payment={words.payment} language={language} formPath={to('form')} />
    <section className="column grid gap-x-16 gap-y-8 py-16 md:py-24 lg:grid-cols-[1fr_1.8fr]">
      <Heading level={2} className="text-3xl">
        {words.questions.title}
      </Heading>
      <Accordion name="questions" items={words.questions.items} />
    </section>
    <BagBand {...words.closing}>
      <a href={to('form')} className="button button-ink">
        {words.closing.cta}
      </a>
    </BagBand>
  </>
));

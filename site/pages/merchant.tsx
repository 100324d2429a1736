import type { merchant } from '../../content/en/merchant.ts';
import { definePage } from '../layout/define-page.tsx';
import { pageWords } from '../page-words.ts';
import { Accordion } from '../ui/accordion.tsx';
import { BagBand } from '../ui/bag-band.tsx';
import { Heading } from '../ui/heading.tsx';
import { Section } from '../ui/section.tsx';
import { Benefits } from './merchant/benefits.tsx';
import { Costs } from './merchant/costs.tsx';
import { Earnings } from './merchant/earnings.tsx';
import { Opening } from './merchant/opening.tsx';

export default definePage(pageWords.merchant, ({ words, language, to }) => (
  <>
    <Opening words={words} formAddress={to('form')} />
    <Benefits words={words.benefits} />
    <Steps words={words.steps} />
    <Costs words={words.costs} />
    <Earnings words={words.calculator} payment={words.payment} language={language} formPath={to('form')} />
    <section className="column grid gap-x-16 gap-y-8 section-space lg:grid-cols-[1fr_1.8fr]">
      <Heading level={2}>{words.questions.title}</Heading>
      <Accordion name="questions" items={words.questions.items} />
    </section>
    <BagBand {...words.closing}>
      <a href={to('form')} className="button button-ink">
        {words.closing.cta}
      </a>
    </BagBand>
  </>
));

/** How it works: four steps as order slips on a rail. */
function Steps({ words }: { words: typeof merchant.steps }) {
  return (
    <Section title={words.title}>
      <ol className="grid gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {words.items.map(({ title, description }, index) => (
          <li key={title} className="rail">
            <div className="paper-shadow">
              <div className="order-slip white-paper">
                <p aria-hidden="true" className="font-display text-4xl text-char">
                  {index + 1}
                </p>
                <Heading level={3} className="mt-2">
                  {title}
                </Heading>
                <p className="mt-3 sm:min-h-32">{description}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

import type { merchant } from '../../../content/en/merchant.ts';
import type { Language } from '../../../domain/languages.ts';
import { Calculator } from '../../calculator/calculator.tsx';
import { BodyText } from '../../ui/body-text.tsx';
import { Picture } from '../../ui/drawings/picture.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Island } from '../../ui/island.tsx';
import { Section } from '../../ui/section.tsx';

type Props = {
  words: typeof merchant.calculator;
  payment: typeof merchant.payment;
  language: Language;
  /** The path of the partnership form. */
  formPath: string;
};

/** The calculator, and when the shop is paid. */
export function Earnings({ words, payment, language, formPath }: Props) {
  return (
    <Section
      id="calculator"
      title={words.title}
      intro={words.intro}
      className="bg-night text-cream print:break-before-page"
    >
      <Island name="calculator" component={Calculator} props={{ language, formPath }} />
      <div className="mt-10 grid items-center gap-x-16 gap-y-8 border-t-2 border-cream/30 pt-8 md:mt-14 lg:grid-cols-[1fr_1.5fr]">
        <div className="flex items-center gap-4">
          <Picture name="shops/money-bucket" className="w-24 shrink-0" />
          <Heading level={2}>{payment.title}</Heading>
        </div>
        <p className="text-balance lg:text-lg">
          <BodyText>{payment.text}</BodyText>
        </p>
      </div>
    </Section>
  );
}

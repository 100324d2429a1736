import type { referral } from '../../../content/en/referral.ts';
import { HandedOver, TwoWords } from '../../ui/drawings/conversation.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Phrases } from '../../ui/phrases.tsx';

type Props = { words: typeof referral.howItWorks; toForm: string };

const pictures = [TwoWords, HandedOver];

/** A word with the owner, then the form: two steps, drawn as what they are. */
export function HowItWorks({ words, toForm }: Props) {
  return (
    <section className="bg-sunk py-16 md:py-24">
      <div className="column">
        <Heading level={2} className="max-w-lg text-3xl">
          {words.title}
        </Heading>
        <ol className="mt-10 grid gap-x-16 gap-y-14 md:mt-16 md:grid-cols-2">
          {words.steps.map(({ title, description }, index) => {
            const Picture = pictures[index];
            return (
              <li key={title} className="md:even:mt-20">
                {Picture && <Picture className="h-40 md:h-52" />}
                <h3 className="mt-6 flex items-baseline gap-4 text-2xl">
                  <span aria-hidden="true" className="text-4xl text-hot lining-nums">
                    {index + 1}
                  </span>
                  <span>
                    <Phrases>{title}</Phrases>
                  </span>
                </h3>
                <p className="mt-3 max-w-sm">{description}</p>
                {index === words.steps.length - 1 && (
                  <p className="mt-4">
                    <a href="#refer" className="text-link font-bold">
                      {toForm}
                    </a>
                  </p>
                )}
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

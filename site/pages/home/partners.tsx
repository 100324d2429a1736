import type { home } from '../../../content/en/home.ts';
import { Figures } from '../../ui/figures.tsx';
import { Heading } from '../../ui/heading.tsx';
import { EnamelSign, KettleSign, StepsSign, TramSign } from './signs-of-kitchens.tsx';
import { BasketsSign, LampSign, LoopSign } from './signs-of-shops.tsx';

/** One sign for each partner, in the order of the words. */
const shopSigns = [EnamelSign, KettleSign, TramSign, StepsSign, BasketsSign, LampSign, LoopSign];

/** Seven shops as signs over a street, what they came to together, and the way to hang up one more (docs/spec.md §2.4). */
export function Partners({ words, form }: { words: typeof home.partners; form: string }) {
  return (
    <section className="column py-16 md:py-24">
      <Heading level={2} className="text-2xl">
        {words.title}
      </Heading>
      <ul className="mt-8 grid grid-cols-2 gap-y-8 md:grid-cols-4">
        {words.logos.map(({ name, kind }, index) => {
          const Sign = shopSigns[index % shopSigns.length];
          return (
            <li key={name} className="flex flex-col items-center border-t-4 border-ink px-1.5">
              {Sign && <Sign name={name} />}
              <p className="mt-3 text-xs text-soft">{kind}</p>
            </li>
          );
        })}
        <li className="flex flex-col items-center border-t-4 border-ink px-1.5">
          <a
            href={form}
            className="shop-sign text-balance [--rim:3px] border-3 border-dashed border-hot px-4 font-bold text-hot hover:bg-hot hover:text-on-hot lg:px-6 lg:text-lg lg:leading-tight"
          >
            {words.cta}
          </a>
        </li>
      </ul>
      <div className="mt-16">
        <Figures items={words.stats} />
      </div>
    </section>
  );
}

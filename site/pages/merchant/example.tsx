import { brand } from '../../../content/brand.ts';
import type { merchant } from '../../../content/en/merchant.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Units } from '../../ui/units.tsx';

type Props = { words: typeof merchant.example; payment: typeof merchant.payment };

/** An example as a receipt, and when the shop is paid. */
export function Example({ words, payment }: Props) {
  return (
    <section className="bg-night py-16 text-cream md:py-28">
      <div className="column grid items-center gap-x-20 gap-y-12 lg:grid-cols-[1fr_1.1fr]">
        <Receipt words={words} />
        <div>
          <Heading level={2} className="text-3xl">
            {words.title}
          </Heading>
          <p className="mt-4 max-w-prose text-lg">
            <Units>{words.intro}</Units>
          </p>
          <p className="mt-4 max-w-prose opacity-85">{words.note}</p>
          <Heading level={2} className="mt-12 border-t-2 border-cream/30 pt-8 text-2xl">
            {payment.title}
          </Heading>
          <p className="mt-3 max-w-prose">{payment.text}</p>
        </div>
      </div>
    </section>
  );
}

function Receipt({ words }: { words: Props['words'] }) {
  return (
    <div className="paper-shadow mx-auto w-full max-w-sm md:-rotate-2 max-lg:order-last">
      <div className="white-paper receipt-paper px-6 py-12 md:px-9">
        <p className="flex items-center justify-center gap-2 font-display text-lg">
          <BrandMark className="size-7" />
          {brand.both}
        </p>
        <dl className="dashed-rule mt-6 grid gap-4 pt-6 tabular-figures">
          {words.rows.map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-6">
              <dt>{label}</dt>
              <dd className="whitespace-nowrap">{value}</dd>
            </div>
          ))}
          <div className="dashed-rule flex items-baseline justify-between gap-6 pt-5">
            <dt className="font-bold">{words.total.label}</dt>
            <dd className="font-display text-2xl whitespace-nowrap text-char">{words.total.value}</dd>
          </div>
        </dl>
        <svg viewBox="0 0 300 44" aria-hidden="true" className="dashed-rule mt-6 w-full pt-7">
          <path
            d="M0 22h300"
            stroke="var(--color-night)"
            strokeWidth="44"
            strokeDasharray="3 4 7 3 2 5 4 3 9 4 2 3 5 6 3 3"
          />
        </svg>
      </div>
    </div>
  );
}

import type { home } from '../../../content/en/home.ts';
import { Figures } from '../../ui/figures.tsx';
import { shopSigns } from './shop-signs.tsx';

/** Seven shops as signs over a street, what they came to together, and the way to hang up one more (SPEC §2 "Home"). */
export function Partners({ words, form }: { words: typeof home.partners; form: string }) {
  return (
    <section className="column py-16 md:py-24">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
        <h2 className="text-2xl">{words.title}</h2>
        <a href={form} className="text-link py-1 font-bold">
          {words.cta}
        </a>
      </div>
      <ul className="mt-8 flex flex-wrap gap-y-8">
        {words.logos.map(({ name, kind }, index) => {
          const Sign = shopSigns[index % shopSigns.length];
          return (
            <li key={name} className="flex flex-auto flex-col items-center border-t-4 border-ink px-3">
              {Sign && <Sign name={name} />}
              <p className="mt-3 text-xs text-soft">{kind}</p>
            </li>
          );
        })}
      </ul>
      <div className="mt-16">
        <Figures items={words.stats} />
      </div>
    </section>
  );
}

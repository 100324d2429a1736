import type { merchant } from '../../../content/en/merchant.ts';
import { LightBin, OpenDoor, Till } from '../../ui/drawings/shop-things.tsx';
import { Heading } from '../../ui/heading.tsx';

const pictures = [Till, OpenDoor, LightBin];

/** What the shop gets: the money first and largest, then the rest. */
export function Benefits({ words }: { words: typeof merchant.benefits }) {
  return (
    <section className="bg-sunk py-16 md:py-24">
      <div className="column">
        <Heading level={2} className="text-3xl">
          {words.title}
        </Heading>
        <ul className="mt-10 grid gap-x-16 gap-y-10 md:mt-14 lg:grid-cols-[1.2fr_1fr]">
          {words.items.map(({ title, description }, index) => {
            const Picture = pictures[index];
            return (
              <li
                key={title}
                className="group flex gap-6 border-t-2 border-ink pt-6 max-sm:flex-col first:flex-col lg:first:row-span-2"
              >
                {Picture && <Picture className="w-28 shrink-0 self-start group-first:w-56 md:group-first:w-96" />}
                <div>
                  <Heading level={3} className="text-2xl">
                    {title}
                  </Heading>
                  <p className="mt-3 max-w-sm">{description}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

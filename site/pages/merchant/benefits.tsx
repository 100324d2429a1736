import type { merchant } from '../../../content/en/merchant.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { Picture } from '../../ui/drawings/picture.tsx';
import type { PictureName } from '../../ui/drawings/pictures.ts';
import { entriesOf } from '../../ui/entries-of.ts';
import { Heading } from '../../ui/heading.tsx';

type Words = typeof merchant.benefits;

const pictures: Record<keyof Words['items'], PictureName> = {
  money: 'shops/till',
  customers: 'shops/open-door',
  reputation: 'shops/rosette',
};

/** What the shop gets; the first benefit is the largest. */
export function Benefits({ words }: { words: Words }) {
  return (
    <section className="bg-sunk py-16 md:py-24">
      <div className="column">
        <Heading level={2} className="text-3xl">
          {words.title}
        </Heading>
        <ul className="mt-10 grid gap-x-16 gap-y-10 md:mt-14 lg:grid-cols-[1.2fr_1fr] print:grid-cols-3">
          {entriesOf(words.items).map(([id, { title, description }]) => (
            <li
              key={id}
              className="group flex gap-6 border-t-2 border-ink pt-6 max-sm:flex-col first:flex-col lg:first:row-span-2 print:flex-col"
            >
              <Picture
                name={pictures[id]}
                className="w-28 shrink-0 self-start group-first:w-56 md:group-first:w-96 print:group-first:w-28"
              />
              <div>
                <Heading level={3} className="text-2xl">
                  {title}
                </Heading>
                <p className="mt-3 max-w-sm">
                  <BodyText>{description}</BodyText>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import type { merchant } from '../../../content/en/merchant.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { Picture } from '../../ui/drawings/picture.tsx';
import type { PictureName } from '../../ui/drawings/pictures.ts';
import { entriesOf } from '../../ui/entries-of.ts';
import { Heading } from '../../ui/heading.tsx';
import { Section } from '../../ui/section.tsx';

type Words = typeof merchant.benefits;

const pictures: Record<keyof Words['items'], PictureName> = {
  money: 'shops/till',
  customers: 'shops/open-door',
  reputation: 'shops/rosette',
};

/** What the shop gets; the first benefit is the largest. */
export function Benefits({ words }: { words: Words }) {
  return (
    <Section title={words.title} className="bg-sunk">
      <ul className="grid gap-x-16 gap-y-10 lg:grid-cols-[1.2fr_1fr] print:grid-cols-3">
        {entriesOf(words.items).map(([id, { title, description }]) => (
          <li
            key={id}
            className="group grid grid-cols-[30%_1fr] items-center gap-4 border-t-2 border-ink pt-6 sm:grid-cols-[7rem_1fr] sm:items-start sm:gap-6 lg:first:row-span-2 lg:first:grid-cols-1 print:grid-cols-1"
          >
            <Picture name={pictures[id]} className="w-full lg:group-first:w-96 print:w-28" />
            <div className="max-sm:contents">
              <Heading level={3} className="text-2xl">
                {title}
              </Heading>
              <p className="max-w-sm max-sm:col-span-2 sm:mt-3">
                <BodyText>{description}</BodyText>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

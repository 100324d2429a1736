import type { merchant } from '../../../content/en/merchant.ts';
import { InlineDrawing } from '../../ui/drawings/inline-drawing.tsx';
import { LateDrawing } from '../../ui/drawings/late-drawing.tsx';
import { Picture } from '../../ui/drawings/picture.tsx';
import displayCase from '../../ui/drawings/shops/display-case.svg?raw';
import eveningShelf from '../../ui/drawings/shops/evening-shelf.svg?url&no-inline';
import morningShelf from '../../ui/drawings/shops/morning-shelf.svg?url&no-inline';
import { Heading } from '../../ui/heading.tsx';
import { Lead } from '../../ui/lead.tsx';

type Props = {
  words: Pick<typeof merchant, 'title' | 'subtitle' | 'description' | 'heroCta'>;
  formAddress: string;
};

/** The opening of the page, with the first of two links to the form (docs/spec.md §2.6). */
export function Opening({ words, formAddress }: Props) {
  return (
    <section className="column grid items-center gap-x-16 gap-y-10 pt-10 md:pt-16 wide:grid-cols-[1.15fr_1fr]">
      <div className="flex flex-col items-start gap-5 lg:pb-12 low:self-start">
        {/* In Chinese it is two short lines, which fill the column as the four of English do. */}
        <Heading level={1} className="lg:low:text-[9svh] xl:chinese:text-[min(5.75rem,14svh)]">
          {words.title}
        </Heading>
        <p className="whole-clauses max-w-md text-xl font-bold">
          <span className="highlighter">{words.subtitle}</span>
        </p>
        <Lead className="max-w-md low:order-1">{words.description}</Lead>
        <a href={formAddress} className="button mt-2">
          {words.heroCta}
        </a>
      </div>
      <div aria-hidden="true" className="relative mx-auto w-full max-w-md">
        <Picture name="food/pineapple-bun" className="absolute top-[22%] left-1/3 w-[21.5%]" />
        <Picture name="bag/full" className="absolute left-[52%] w-[43%]" />
        <InlineDrawing svg={displayCase} className="relative" />
        <LateDrawing file={eveningShelf} viewBox="0 -12 448 618" />
        <LateDrawing file={morningShelf} viewBox="0 -12 448 618" className="daytime" />
      </div>
    </section>
  );
}

import type { about } from '../../../content/en/about.ts';
import { InlineDrawing } from '../../ui/drawings/inline-drawing.tsx';
import { LateDrawing } from '../../ui/drawings/late-drawing.tsx';
import roastMeats from '../../ui/drawings/shops/roast-meats.svg?url&no-inline';
import siuMeiWindow from '../../ui/drawings/shops/siu-mei-window.svg?raw';
import { Heading } from '../../ui/heading.tsx';
import { Lead } from '../../ui/lead.tsx';

/** The opening of the page, with a shop window that reaches the edge of the screen. */
export function Opening({ words }: { words: Pick<typeof about, 'title' | 'description'> }) {
  return (
    <section className="bleed-end grid items-center gap-x-12 gap-y-10 overflow-hidden pt-10 md:pt-14 wide:grid-cols-[1.1fr_1fr] lg:pt-6">
      <div className="@container flex flex-col gap-6 max-lg:column">
        <Heading level={1} className="phone-title text-4xl">
          {words.title}
        </Heading>
        <Lead className="max-w-md">{words.description}</Lead>
      </div>
      <div className="dim-in-dark relative ml-5 md:ml-10 lg:ml-0">
        <InlineDrawing svg={siuMeiWindow} />
        <LateDrawing file={roastMeats} viewBox="0 0 600 560" part="by-day" className="daytime" />
        <LateDrawing file={roastMeats} viewBox="0 0 600 560" />
      </div>
    </section>
  );
}

import type { about } from '../../../content/en/about.ts';
import { InlineDrawing } from '../../ui/drawings/inline-drawing.tsx';
import { LateDrawing } from '../../ui/drawings/late-drawing.tsx';
import { Picture } from '../../ui/drawings/picture.tsx';
import roastMeats from '../../ui/drawings/shops/roast-meats.svg?url&no-inline';
import siuMeiWindow from '../../ui/drawings/shops/siu-mei-window.svg?raw';
import { Heading } from '../../ui/heading.tsx';
import { Lead } from '../../ui/lead.tsx';
import { Phrases } from '../../ui/phrases.tsx';

/** The opening of the page, with a shop window that reaches the edge of the screen. */
export function Opening({ words }: { words: Pick<typeof about, 'title' | 'description'> }) {
  return (
    <section className="bleed-end grid items-center gap-x-12 gap-y-10 overflow-hidden pt-10 md:pt-14 wide:grid-cols-[1.1fr_1fr] lg:pt-6">
      <div className="@container flex flex-col gap-6 max-lg:column">
        <Heading level={1} className="phone-title">
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

/** The vision in one sentence, and the mission as the two sides of a counter, with a hand from each edge of the screen. */
export function Purpose({ vision, mission }: Pick<typeof about, 'vision' | 'mission'>) {
  return (
    <>
      <section className="column grid gap-x-16 gap-y-4 py-20 md:py-32 lg:grid-cols-[1fr_3fr]">
        <Heading level={2} className="text-xl lg:pt-3">
          {vision.title}
        </Heading>
        <p className="statement font-display text-3xl">
          <span className="highlighter">
            <Phrases>{vision.text}</Phrases>
          </span>
        </p>
      </section>
      <section className="two-sides">
        <div>
          <Heading level={2} className="mb-8 text-xl">
            {mission.title}
          </Heading>
          <Side {...mission.customers} />
        </div>
        <Picture name="scenes/over-the-counter" />
        <div>
          <Side {...mission.businesses} />
        </div>
      </section>
    </>
  );
}

function Side({ title, text }: typeof about.mission.customers) {
  return (
    <>
      <Heading level={3} className="text-3xl">
        {title}
      </Heading>
      <p className="mt-3 xl:text-lg">{text}</p>
    </>
  );
}

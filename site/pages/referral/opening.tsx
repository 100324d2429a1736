import type { referral } from '../../../content/en/referral.ts';
import { InlineDrawing } from '../../ui/drawings/inline-drawing.tsx';
import { LateDrawing } from '../../ui/drawings/late-drawing.tsx';
import { ShopSign } from '../../ui/drawings/shop-sign.tsx';
import bakerAndCat from '../../ui/drawings/shops/baker-and-cat.svg?url&no-inline';
import shopFront from '../../ui/drawings/shops/shop-front.svg?raw';
import { Heading } from '../../ui/heading.tsx';
import { Lead } from '../../ui/lead.tsx';

/** The opening of the page: what the programme is, and the link to the form. */
export function Opening({ words }: { words: typeof referral.hero }) {
  return (
    <section className="overflow-hidden bg-night text-cream">
      <div className="column grid items-end gap-x-8 gap-y-6 pt-6 md:pt-[clamp(1.5rem,30svh-9rem,4rem)] wide:grid-cols-[1fr_1.05fr]">
        <div className="flex flex-col items-start gap-4 lg:pb-[clamp(1.5rem,30svh-9rem,5rem)]">
          <p className="text-sm font-bold text-butter">{words.badge}</p>
          <Heading level={1} className="lg:text-[length:min(var(--text-4xl),9.5svh)]">
            {words.title}
          </Heading>
          <Lead className="max-w-md">{words.subtitle}</Lead>
          <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-4">
            <a href="#refer" className="button">
              {words.cta}
              <svg viewBox="0 0 14 16" aria-hidden="true" className="w-3.5">
                <path d="M7 1v13M1 8.500l6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2.4" />
              </svg>
            </a>
            <p className="-rotate-3 rounded-sm bg-butter px-4 py-1.5 font-bold text-night">{words.benefitBadge}</p>
          </div>
        </div>
        <div className="relative w-full max-lg:mx-auto max-lg:max-w-md lg:max-w-[calc(112svh-9rem)] lg:justify-self-end">
          <InlineDrawing svg={shopFront} />
          <LateDrawing file={bakerAndCat} viewBox="0 0 560 500" part="bags" className="nighttime" />
          <LateDrawing file={bakerAndCat} viewBox="0 0 560 500" part="by-day" className="daytime" />
          <ShopSign name={words.sign} />
        </div>
      </div>
    </section>
  );
}

import { useEffect, useRef, useState } from 'react';
import { bagsAMonth } from '../../domain/impact.ts';
import type { Language } from '../../domain/languages.ts';
import { BagSlider } from './bag-slider.tsx';
import { Stamp } from './stamp.tsx';
import { StampButtons } from './stamp-buttons.tsx';
import { impactWords } from './words.ts';

type Props = { language: Language };

/**
 * What some bags a month save, with a slider, and a stamp to save or share. Until it is hydrated, and without a script, it is the
 * example of `bagsAMonth`, without slider and buttons where no script can run.
 */
export function ImpactCalculator({ language }: Props) {
  const [bags, setBags] = useState<number>(bagsAMonth.example);
  const [hydrated, setHydrated] = useState(false);
  const slider = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It may have been moved before it was hydrated.
    setBags(Number(slider.current?.value));
    setHydrated(true);
    const settle = () => postmark(frame.current);
    slider.current?.addEventListener('change', settle);
    return () => slider.current?.removeEventListener('change', settle);
  }, []);
  const { words, fill } = impactWords(language, bags);
  // In English the number is before the words, in Chinese between two: on phones it has a line of its own in both.
  const [before, after] = (bags === 1 ? words.bags.one : words.bags.other).split('{count}');
  return (
    <div className="grid grid-cols-[1fr_min(58%,18.75rem)] gap-x-4 gap-y-5 lg:gap-x-20">
      <p className="font-display text-2xl tabular-figures">
        {before}
        <span className={`oversized block whitespace-nowrap text-leaf ${before ? 'sm:inline' : ''}`}>{bags}</span>
        {after}
      </p>
      <div ref={frame} className="paper-shadow aspect-5/6 lg:row-span-2 [&>svg]:size-full" data-screen-only="">
        {hydrated && <Stamp language={language} bags={bags} />}
      </div>
      <div className="col-span-full min-h-13 max-[22.5rem]:min-h-29 lg:[grid-area:3/2]" data-screen-only="">
        {hydrated && <StampButtons language={language} bags={bags} frame={frame} />}
      </div>
      <div className="col-span-full lg:[grid-area:2/1]">
        <label htmlFor="bags-a-month" className="invisible-text">
          {words.slider}
        </label>
        <BagSlider
          ref={slider}
          id="bags-a-month"
          bags={bags}
          hydrated={hydrated}
          aria-valuetext={`${fill(words.bags)}, ${fill(words.lines.food.value)}`}
          defaultValue={bagsAMonth.example}
          autoComplete="off"
          onInput={(event) => setBags(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div className="col-span-full lg:[grid-area:3/1]">
        <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {Object.entries(words.lines).map(([name, line]) => (
            <div key={name} className="flex flex-col border-t-2 border-leaf pt-3">
              <dt className="order-2 font-medium">{line.label}</dt>
              <dd className="font-display text-3xl whitespace-nowrap text-leaf tabular-figures">{fill(line.value)}</dd>
              <dd className="order-3 mt-1">{fill(line.comparison)}</dd>
              <dd className="order-4 text-sm text-soft">{line.source}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-8 max-w-prose">{fill(words.year)}</p>
        <p className="text-sm text-soft">{words.yearSource}</p>
      </div>
    </div>
  );
}

/** The stamp is cancelled again once a number has been chosen. */
function postmark(frame: HTMLElement | null) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  frame
    ?.querySelector('#postmark')
    ?.animate([{ scale: 1.5, opacity: 0 }, { scale: 0.96, opacity: 0.9, offset: 0.7 }, {}], {
      duration: 320,
      easing: 'cubic-bezier(0.5, 0, 0.8, 0.5)',
    });
  frame?.animate([{}, { translate: '1px 3px', rotate: '0.6deg', offset: 0.4 }, {}], { duration: 200, delay: 200 });
}

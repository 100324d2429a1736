import { useEffect, useRef, useState } from 'react';
import type { Language } from '../../domain/languages.ts';
import { BagSlider } from './bag-slider.tsx';
import { bagsAMonth } from './impact-figures.ts';
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
    const onChosen = () => animatePostmark(frame.current);
    slider.current?.addEventListener('change', onChosen);
    return () => slider.current?.removeEventListener('change', onChosen);
  }, []);
  const { words, fill } = impactWords(language, bags);
  // In English the number is before the words, in Chinese between two.
  const [before, after] = (bags === 1 ? words.bags.one : words.bags.other).split('{count}');
  return (
    <div className="impact-tool">
      <p className="font-display text-2xl">
        {before}
        <span className={`oversized inline-block text-leaf ${bags > 9 ? 'two-digits' : ''}`}>{bags}</span>
        {after}
      </p>
      <div ref={frame} className="paper-shadow noscript:hidden" data-screen-only="">
        {hydrated && <Stamp language={language} bags={bags} />}
      </div>
      <BagSlider
        ref={slider}
        label={words.slider}
        bags={bags}
        hydrated={hydrated}
        aria-valuetext={`${fill(words.bags)}, ${fill(words.lines.food.value)}`}
        defaultValue={bagsAMonth.example}
        autoComplete="off"
        onInput={(event) => setBags(event.currentTarget.valueAsNumber)}
      />
      <div className="min-h-13 noscript:hidden" data-screen-only="">
        {hydrated && <StampButtons language={language} bags={bags} frame={frame} />}
      </div>
      <dl className="grid gap-x-5 gap-y-6 min-[27rem]:grid-cols-2 lg:grid-cols-4">
        {Object.entries(words.lines).map(([name, line]) => (
          <div key={name} className="flex flex-col border-t-2 border-leaf pt-3">
            <dt className="order-2 font-medium">{line.label}</dt>
            {/* In the size of other figures, 30,000公升 would touch the one beside it. */}
            <dd className="font-display text-2xl whitespace-nowrap text-leaf tabular-figures">{fill(line.value)}</dd>
            <dd className="order-3 mt-1 whole-clauses">{fill(line.comparison)}</dd>
            <dd className="order-4 text-sm text-soft whole-clauses">{line.source}</dd>
          </div>
        ))}
      </dl>
      <div className="max-w-prose">
        <p>{fill(words.year)}</p>
        <p className="text-sm text-soft">{words.yearSource}</p>
      </div>
    </div>
  );
}

/** Shows how the postmark is pressed on the stamp, once a number has been chosen. */
function animatePostmark(frame: HTMLElement | null) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  frame
    ?.querySelector('#postmark')
    ?.animate([{ scale: 1.5, opacity: 0 }, { scale: 0.96, opacity: 0.9, offset: 0.7 }, {}], {
      duration: 320,
      easing: 'cubic-bezier(0.5, 0, 0.8, 0.5)',
    });
  frame?.animate([{}, { translate: '1px 3px', rotate: '0.6deg', offset: 0.4 }, {}], { duration: 200, delay: 200 });
}

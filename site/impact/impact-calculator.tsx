import { useEffect, useRef, useState } from 'react';
import { bagsAMonth } from '../../domain/impact.ts';
import type { Language } from '../../domain/languages.ts';
import { Stamp } from './stamp.tsx';
import { download, pictureOf } from './stamp-file.ts';
import { impactWords } from './words.ts';

type Props = { language: Language };

/**
 * What some bags a month save, with a slider, and a stamp to save or share. Until it is hydrated, and without a script, it is the
 * example of `bagsAMonth`, without slider and buttons where no script can run.
 */
export function ImpactCalculator({ language }: Props) {
  const [bags, setBags] = useState<number>(bagsAMonth.example);
  const slider = useRef<HTMLInputElement>(null);
  // It may have been moved before it was hydrated.
  useEffect(() => setBags(Number(slider.current?.value)), []);
  const { words, fill } = impactWords(language, bags);
  return (
    <div className="grid grid-cols-1 gap-x-20 gap-y-12 lg:grid-cols-[1fr_18.75rem]">
      <div>
        <p className="mb-3 font-display text-2xl tabular-figures">{fill(words.bags)}</p>
        <label htmlFor="bags-a-month" className="invisible-text">
          {words.slider}
        </label>
        <input
          ref={slider}
          id="bags-a-month"
          type="range"
          aria-valuetext={`${fill(words.bags)}, ${fill(words.lines.food.value)}`}
          min={bagsAMonth.min}
          max={bagsAMonth.max}
          defaultValue={bagsAMonth.example}
          autoComplete="off"
          data-screen-only=""
          onInput={(event) => setBags(event.currentTarget.valueAsNumber)}
          className="h-12 w-full accent-leaf noscript:hidden"
        />
        <dl className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2">
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
      <StampToKeep language={language} bags={bags} />
    </div>
  );
}

/** The stamp, drawn in the browser only, and what can be done with it. */
function StampToKeep({ language, bags }: Props & { bags: number }) {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const frame = useRef<HTMLDivElement>(null);
  const { words, fill } = impactWords(language, bags);
  const text = `${fill(words.stamp.message)} ${words.stamp.invitation}`;
  // Only the browser knows its address; until then the link is not shown.
  const url = hydrated ? `${location.origin}${location.pathname}` : '';
  const whatsapp = hydrated ? `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}` : undefined;
  const picture = () => pictureOf(frame.current?.firstElementChild as SVGElement);
  const canShare = hydrated && 'share' in navigator;

  const share = async () => {
    try {
      const withPicture = { text, url, files: [await picture()] };
      // Not every browser that shares texts shares files.
      await navigator.share(navigator.canShare?.(withPicture) ? withPicture : { text, url });
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCancelled && whatsapp) location.assign(whatsapp);
    }
  };

  return (
    <div data-screen-only="" className="mx-auto w-75 max-w-full noscript:hidden">
      <div ref={frame} className="paper-shadow aspect-5/6 [&>svg]:size-full">
        {hydrated && <Stamp language={language} bags={bags} />}
      </div>
      <p className={`mt-6 grid gap-3 ${hydrated ? '' : 'invisible'}`}>
        <button type="button" className="button" onClick={async () => download(await picture())}>
          {words.stamp.save}
        </button>
        <a
          href={whatsapp}
          className="button button-quiet"
          onClick={(event) => {
            if (!canShare) return;
            event.preventDefault();
            share();
          }}
        >
          {canShare ? words.stamp.share : words.stamp.whatsapp}
        </a>
      </p>
    </div>
  );
}

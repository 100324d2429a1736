import type { home } from '../../../content/en/home.ts';
import type { Language } from '../../../domain/languages.ts';
import { displayWidth } from '../../fonts/display-font.ts';
import { DownloadBadges } from '../../layout/download-badges.tsx';
import { siteWords } from '../../layout/words.ts';
import bag from '../../ui/drawings/bag/full-colors.svg?raw';
import bagLine from '../../ui/drawings/bag/full-key.svg?url&no-inline';
import eggTart from '../../ui/drawings/food/egg-tart.svg?raw';
import pineappleBun from '../../ui/drawings/food/pineapple-bun.svg?raw';
import { InlineDrawing } from '../../ui/drawings/inline-drawing.tsx';
import { LateDrawing } from '../../ui/drawings/late-drawing.tsx';
import { Heading } from '../../ui/heading.tsx';
import { AppScreen } from './app-screen.tsx';

type Words = typeof home.hero;

/** The opening of the home page: title and download links on the left, on the right a shop at closing time and the app. */
export function Hero({ words, language }: { words: Words; language: Language }) {
  const { appStore, googlePlay } = words;
  return (
    <section className="bleed-end grid gap-y-12 lg:grid-cols-[1.15fr_1fr] lg:gap-x-14">
      <div className="flex flex-col items-start justify-center gap-6 pt-10 max-lg:column md:pt-16 lg:py-20">
        <Heading level={1} className="headline">
          {words.title}
        </Heading>
        <p className="whole-clauses max-w-md text-xl font-bold">
          <span className="highlighter">{words.subtitle}</span>
        </p>
        <p className="max-w-md text-lg text-soft">{words.description}</p>
        <DownloadBadges words={siteWords[language].download} labels={{ appStore, googlePlay }} />
      </div>
      <Shop words={words.phone} />
    </section>
  );
}

/** Phone and bag stand beside each other on the counter: nothing covers what the app says, at any width. */
function Shop({ words }: { words: Words['phone'] }) {
  const { originalPrice, price } = words.bags.bread;
  return (
    <div className="@container relative flex flex-col overflow-hidden bg-char lg:min-h-180 lg:rounded-bl-xl">
      <div className="awning shrink-0" />
      <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-24 border-t-8 border-bake bg-night lg:h-32" />
      <div className="relative mt-auto flex items-end justify-center pt-8 pb-14 md:pt-12 lg:pb-18">
        <AppScreen words={words} className="w-[min(18.5rem,57cqi)] -rotate-2 xl:w-[min(21rem,57cqi)]" />
        <div aria-hidden="true" className="-mb-8 -ml-[2cqi] grid w-[min(21rem,41cqi)] justify-items-center">
          <p className="mb-6 w-[5em] rotate-6 rounded-sm bg-cream py-3 font-display text-[min(2rem,6.4cqi)] text-night shadow-lift">
            <s className={`mx-auto block text-[0.6em] opacity-75 ${displayWidth(originalPrice)}`}>{originalPrice}</s>
            <span className={`mx-auto block leading-none text-char ${displayWidth(price)}`}>{price}</span>
          </p>
          <div className="relative w-full">
            <InlineDrawing svg={bag} />
            <LateDrawing file={bagLine} viewBox="0 0 240 276" />
          </div>
        </div>
      </div>
      <div aria-hidden="true" className="absolute bottom-1 left-3 flex items-end">
        <InlineDrawing svg={eggTart} className="w-20 lg:w-28" />
        <InlineDrawing svg={pineappleBun} className="w-20 max-sm:hidden lg:w-24" />
      </div>
    </div>
  );
}

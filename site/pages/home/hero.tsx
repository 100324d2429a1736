import type { home } from '../../../content/en/home.ts';
import type { Language } from '../../../domain/languages.ts';
import { DownloadBadges } from '../../layout/download-badges.tsx';
import { siteWords } from '../../layout/words.ts';
import { EggTart, PineappleBun } from '../../ui/drawings/baked.tsx';
import { Mandarin } from '../../ui/drawings/kitchen.tsx';
import { SurpriseBag } from '../../ui/drawings/surprise-bag.tsx';
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

function Shop({ words }: { words: Words['phone'] }) {
  const { originalPrice, price } = words.bags.bread;
  return (
    <div className="relative h-136 overflow-hidden bg-char md:h-152 lg:h-auto lg:min-h-180 lg:rounded-bl-xl">
      <div className="awning" />
      <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-24 border-t-8 border-bake bg-night lg:h-32" />
      <AppScreen
        words={words}
        className="absolute top-24 left-5 w-68 -rotate-2 sm:left-1/2 sm:w-74 sm:-translate-x-2/3"
      />
      <div aria-hidden="true">
        <SurpriseBag className="absolute -right-10 bottom-6 w-56 sm:right-auto sm:left-1/2 sm:w-72 lg:bottom-8 lg:w-66 xl:w-80" />
        <EggTart className="absolute bottom-1 left-2 w-24 sm:left-6 sm:w-32 lg:bottom-6 lg:w-36" />
        <PineappleBun className="absolute bottom-2 left-24 hidden w-28 sm:left-36 sm:block lg:hidden" />
        <Mandarin className="absolute bottom-6 left-48 w-20 max-lg:hidden" />
        {/* A fixed width, so that the layout does not shift when the display font is loaded. */}
        <p className="absolute top-28 right-5 w-[calc(5*var(--text-2xl))] rotate-6 rounded-sm bg-cream py-3 text-center font-display text-night shadow-lift sm:right-10 lg:top-40 xl:right-16">
          <s className="block text-base opacity-75">{originalPrice}</s>
          <span className="block text-2xl leading-none text-char">{price}</span>
        </p>
      </div>
    </div>
  );
}

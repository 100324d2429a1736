import type { ReactNode } from 'react';
import { brand } from '../../../content/brand.ts';
import type { media } from '../../../content/en/media.ts';
import { pressLinks } from '../../../domain/facts.ts';
import type { Language } from '../../../domain/languages.ts';
import { PineappleBun, Sourdough } from '../../ui/drawings/baked.tsx';
import { CharSiuRice } from '../../ui/drawings/kitchen.tsx';
import { ShopFront } from '../../ui/drawings/shop-front.tsx';
import { Clipping } from './clipping.tsx';
import { BusRoute, HillPath, TuningDial } from './press-pictures.tsx';

type Props = { articles: (typeof media)['articles']; language: Language };

type Cut = { place: string; paper: string; wide?: boolean; picture: ReactNode };

/** How each of the six was cut out: where it lies, on which paper, with which picture. In the order of the articles. */
const cuts = (language: Language): Cut[] => [
  {
    place: 'md:col-span-7 md:-rotate-1',
    paper: 'bg-raised text-ink',
    picture: (
      <div className="newsprint bg-kraft">
        <ShopFront sign={brand[language]} className="aspect-16/9 w-full" />
      </div>
    ),
  },
  {
    place: 'md:col-span-5 md:mt-16 md:rotate-2',
    paper: 'bg-custard text-ink',
    picture: <CharSiuRice className="mx-auto w-3/4 max-w-xs" />,
  },
  {
    place: 'md:col-span-5 md:rotate-1',
    paper: 'bg-night text-cream',
    picture: <TuningDial />,
  },
  {
    place: 'md:col-span-7 md:-mt-6 md:-rotate-1',
    paper: 'bg-raised text-ink',
    wide: true,
    picture: (
      <div className="newsprint flex items-center justify-center bg-kraft p-4 lg:flex-col">
        <Sourdough className="w-1/2 lg:-mb-4 lg:w-3/4" />
        <PineappleBun className="w-2/5 lg:ml-16 lg:w-3/5" />
      </div>
    ),
  },
  {
    place: 'md:col-span-5 md:mt-6 md:-rotate-2',
    paper: 'bg-kraft text-ink',
    picture: <HillPath />,
  },
  {
    place: 'md:col-span-7 md:rotate-1',
    paper: 'bg-raised text-ink',
    picture: <BusRoute />,
  },
];

/** The six articles as they were cut out and laid on the table (docs/spec.md §2.8). */
export function Clippings({ articles, language }: Props) {
  const laid = cuts(language);
  return (
    <ul className="column grid items-start gap-x-8 gap-y-10 md:grid-cols-12 md:gap-y-14">
      {articles.map((article, index) => {
        const { place = '', ...cut } = laid[index] ?? { paper: 'bg-raised text-ink', picture: null };
        return (
          <li key={article.title} className={`paper-shadow ${place}`}>
            <Clipping article={article} address={pressLinks[index] ?? ''} {...cut} />
          </li>
        );
      })}
    </ul>
  );
}

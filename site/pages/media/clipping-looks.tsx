import type { ReactNode } from 'react';
import type { media } from '../../../content/en/media.ts';
import { LateDrawing } from '../../ui/drawings/late-drawing.tsx';
import { Picture } from '../../ui/drawings/picture.tsx';
import busRoute from '../../ui/drawings/scenes/bus-route.svg?url&no-inline';

type Look = { place: string; paper: string; wide?: boolean; picture: ReactNode };

/** The look of each cutting: its place in the grid, its paper, its picture. */
export const looks: Record<keyof (typeof media)['articles'], Look> = {
  harbourLedger: {
    place: 'md:col-span-7 md:rotate-1',
    paper: 'white-paper',
    picture: (
      <div className="newsprint">
        <Picture name="scenes/queue-at-nine" className="w-full" />
      </div>
    ),
  },
  kowloonTable: {
    place: 'md:col-span-5 md:-rotate-2 lg:-mt-28',
    paper: 'bg-butter text-night',
    picture: <Picture name="food/char-siu-rice" className="mx-auto w-full max-w-sm" />,
  },
  dingDingRadio: {
    place: 'md:col-span-5 md:rotate-1',
    paper: 'bg-night-card text-cream',
    picture: <Picture name="scenes/tuning-dial" className="w-full" />,
  },
  lokFungDaily: {
    // The cutting above it is lower than the one beside that.
    place: 'md:col-span-7 md:-rotate-1 lg:-mt-28 xl:-mt-44',
    paper: 'white-paper',
    wide: true,
    picture: (
      <div className="newsprint flex items-center justify-center bg-kraft p-4 lg:flex-col">
        <Picture name="food/sourdough" className="w-1/2 lg:-mb-4 lg:w-3/4" />
        <Picture name="food/pineapple-bun" className="w-2/5 lg:ml-16 lg:w-3/5" />
      </div>
    ),
  },
  foundersHill: {
    place: 'md:col-span-5 md:rotate-2',
    paper: 'bg-kraft text-night',
    picture: <Picture name="scenes/hill-path" className="w-full" />,
  },
  peakAndPier: {
    // On wide screens it begins beside the drawing of the opening.
    place: 'md:col-span-7 md:-rotate-1 lg:-mt-28 xl:-mt-44',
    paper: 'white-paper',
    // On a phone it is on the first screen, and larger than any text there: the largest paint would wait for a `Picture`.
    picture: (
      <div className="relative aspect-[580/136]">
        <LateDrawing file={busRoute} viewBox="0 0 580 136" />
      </div>
    ),
  },
};

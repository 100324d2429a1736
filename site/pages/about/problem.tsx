import type { ReactNode } from 'react';
import type { about } from '../../../content/en/about.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { Picture } from '../../ui/drawings/picture.tsx';
import { pictureFile } from '../../ui/drawings/pictures.ts';
import { Phrases } from '../../ui/phrases.tsx';
import { Section } from '../../ui/section.tsx';

const narrow = pictureFile('scenes/bus-queue-narrow');

/** Large figures about food waste, on one grid; the daily one is also shown as buses, the share as dots. */
export function Problem({ words }: { words: typeof about.problem }) {
  const pictureOf: Record<keyof typeof words.stats, ReactNode> = {
    daily: <Buses {...words.buses} />,
    share: <DotChart />,
    emissions: null,
  };
  const figures = Object.keys(words.stats) as (keyof typeof words.stats)[];
  return (
    <Section title={words.title} intro={words.intro} className="bg-night text-cream">
      <dl className="grid gap-16 md:gap-20">
        {figures.map((figure) => (
          <div key={figure} className="grid gap-x-12 gap-y-3 lg:grid-cols-2 lg:grid-rows-[1fr_auto]">
            <dt className="whole-clauses font-display text-xl lg:col-start-2 lg:self-end">
              <Phrases>{words.stats[figure].label}</Phrases>
            </dt>
            <dd className="oversized whitespace-nowrap text-custard max-lg:order-first lg:col-start-1 lg:row-span-2 lg:row-start-1">
              {words.stats[figure].number}
            </dd>
            <dd className="max-w-sm lg:col-start-2">{words.stats[figure].description}</dd>
            {pictureOf[figure]}
          </div>
        ))}
      </dl>
    </Section>
  );
}

/**
 * The tonnes of a day as full buses (`site/impact/impact-figures.ts`), every one drawn, and a person in the same scale. On phones the queue has
 * half as many columns, because twelve would be a pattern without people in the windows.
 */
function Buses({ title, note }: typeof about.problem.buses) {
  return (
    <dd className="break-inside-avoid pt-6 md:pt-10 lg:col-span-2">
      <p className="whole-clauses font-display text-2xl">
        <Phrases>{title}</Phrases>
      </p>
      <picture>
        <source media="(width < 48rem)" srcSet={narrow.src} width={narrow.width} height={narrow.height} />
        <Picture name="scenes/bus-queue" className="my-6 w-full md:my-8" />
      </picture>
      <p className="max-w-prose text-sm">
        <BodyText>{note}</BodyText>
      </p>
    </dd>
  );
}

/** A hundred dots for the waste at the landfills; the 29 bright ones are food, red on paper, where yellow is hardly seen. */
function DotChart() {
  return (
    <dd className="pt-4 lg:col-start-2">
      <svg viewBox="0 0 500 80" aria-hidden="true">
        <g strokeWidth="13" strokeLinecap="round" strokeDasharray="0 20">
          <path d="M10 10h481M10 30h481M10 50h481M10 70h481" stroke="currentcolor" opacity=".22" />
          <path d="M10 10h481M10 30h61" className="stroke-custard print:stroke-brand" />
        </g>
      </svg>
    </dd>
  );
}

import type { ReactNode } from 'react';
import type { about } from '../../../content/en/about.ts';
import { Picture } from '../../ui/drawings/picture.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Phrases } from '../../ui/phrases.tsx';

type Props = { vision: typeof about.vision; mission: typeof about.mission };

/** The vision in one sentence, and the mission as two panels. */
export function Purpose({ vision, mission }: Props) {
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
      <section className="column break-inside-avoid pb-16 md:pb-28">
        <Heading level={2} className="text-xl">
          {mission.title}
        </Heading>
        <div className="mt-6 grid overflow-hidden rounded-lg shadow-lift md:grid-cols-2">
          <Panel {...mission.customers} paper="bg-butter text-night">
            <Picture name="food/char-siu-rice" className="w-44 lg:w-60" />
            <Picture name="food/milk-tea" className="-ml-4 w-28 lg:w-40" />
          </Panel>
          <Panel {...mission.businesses} paper="bg-night-card text-cream">
            <Picture name="shops/money-bucket" className="w-52 lg:w-72" />
          </Panel>
        </div>
      </section>
    </>
  );
}

type PanelProps = { title: string; text: string; paper: string; children: ReactNode };

function Panel({ title, text, paper, children }: PanelProps) {
  return (
    <div className={`flex flex-col p-7 md:px-12 md:py-10 ${paper}`}>
      <div className="mb-8 flex h-40 items-end lg:h-60">{children}</div>
      <Heading level={3} className="text-2xl">
        {title}
      </Heading>
      <p className="mt-3 max-w-sm">{text}</p>
    </div>
  );
}

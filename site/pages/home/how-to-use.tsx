import type { home } from '../../../content/en/home.ts';
import { Heading } from '../../ui/heading.tsx';
import { PaperEdge } from '../../ui/paper-edge.tsx';
import { CompletedScreen } from './completed-screen.tsx';
import { DiscoverScreen } from './discover-screen.tsx';
import { PickupScreen } from './pickup-screen.tsx';

/** One screen for each step, in the order of the words. */
const stepScreens = [DiscoverScreen, PickupScreen, CompletedScreen];

const offsets = ['', 'lg:mt-16', 'lg:mt-32'];

/** Three numbered steps, walking down the night, each with the screen the customer sees then. */
export function HowToUse({ words }: { words: typeof home.howToUse }) {
  return (
    <>
      <div className="bg-sunk">
        <PaperEdge className="text-night" />
      </div>
      <section className="overflow-hidden bg-night pt-16 text-cream md:pt-24">
        <div className="column">
          <Heading level={2} className="max-w-lg text-3xl">
            {words.title}
          </Heading>
          <ol className="mt-12 grid gap-x-10 gap-y-14 md:grid-cols-3 lg:gap-x-16">
            {words.steps.map(({ title, description, screen }, index) => {
              const Screen = stepScreens[index % stepScreens.length];
              return (
                <li key={title} className={`flex flex-col gap-8 ${offsets[index] ?? ''}`}>
                  <div className="flex gap-5 md:flex-col md:gap-3">
                    <p aria-hidden="true" className="oversized text-custard lining-nums">
                      {index + 1}
                    </p>
                    <div>
                      <Heading level={3} className="text-xl">
                        {title}
                      </Heading>
                      <p className="mt-2 text-cream/80">{description}</p>
                    </div>
                  </div>
                  <div className="mt-auto md:-mb-12">{Screen && <Screen words={screen} />}</div>
                </li>
              );
            })}
          </ol>
        </div>
      </section>
      <PaperEdge className="text-night" teeth="down" />
    </>
  );
}

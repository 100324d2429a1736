import type { about } from '../../../content/en/about.ts';
import { Picture } from '../../ui/drawings/picture.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Phrases } from '../../ui/phrases.tsx';

type Props = { vision: typeof about.vision; mission: typeof about.mission };

/** The vision in one sentence, and the mission as the two sides of a counter, with a hand from each edge of the screen. */
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
      <section className="two-sides">
        <div>
          <Heading level={2} className="mb-8 text-xl">
            {mission.title}
          </Heading>
          <Side {...mission.customers} />
        </div>
        <Picture name="scenes/over-the-counter" />
        <div>
          <Side {...mission.businesses} />
        </div>
      </section>
    </>
  );
}

function Side({ title, text }: typeof about.mission.customers) {
  return (
    <>
      <Heading level={3} className="text-3xl">
        {title}
      </Heading>
      <p className="mt-3 xl:text-lg">{text}</p>
    </>
  );
}

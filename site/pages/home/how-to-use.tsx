import type { ReactNode } from 'react';
import type { home } from '../../../content/en/home.ts';
import { Heading } from '../../ui/heading.tsx';
import { Section } from '../../ui/section.tsx';
import { PictureWithTicket } from './ticket.tsx';

/**
 * Three numbered steps, each with one enlarged detail of what the customer sees then: whole screens of the app could not be read on
 * a phone. There the pictures are beside the words, on wide screens below them, at the end of the section.
 */
export function HowToUse({ words }: { words: typeof home.howToUse }) {
  const { discover, pickUp, complete } = words.steps;
  const { order, pickup } = pickUp.illustration;
  const rows = complete.illustration.rows.map(({ label, value }) => [label, value] as const);
  const [saved, weight] = rows.pop() ?? ['', ''];
  return (
    <Section title={words.title} className="overflow-clip bg-night pb-0 text-cream" tight>
      <ol className="steps">
        <Step words={discover}>
          <PictureWithTicket
            picture="scenes/step-discover"
            lines={[]}
            total={discover.illustration.price}
            className="ticket place-self-center"
          />
        </Step>
        <Step words={pickUp}>
          <PictureWithTicket
            picture="scenes/step-pick-up"
            lines={[order.label, pickup]}
            total={order.value}
            className="ticket place-self-center"
          />
        </Step>
        <Step words={complete}>
          <PictureWithTicket
            picture="scenes/step-complete"
            lines={[...rows.map(([label, value]) => (/\w$/.test(label) ? `${label} ${value}` : label + value)), saved]}
            total={weight}
          />
        </Step>
      </ol>
    </Section>
  );
}

type StepProps = { words: { title: string; description: string }; children: ReactNode };

function Step({ words, children }: StepProps) {
  return (
    <li>
      <div>
        <Heading level={3}>{words.title}</Heading>
        <p>{words.description}</p>
      </div>
      {children}
    </li>
  );
}

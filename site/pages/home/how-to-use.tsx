import type { ReactNode } from 'react';
import type { home } from '../../../content/en/home.ts';
import { Picture } from '../../ui/drawings/picture.tsx';
import type { PictureName } from '../../ui/drawings/pictures.ts';
import { Heading } from '../../ui/heading.tsx';

/**
 * Three numbered steps, each with one enlarged detail of what the customer sees then: whole screens of the app could not be read on
 * a phone. There the pictures are beside the words, by turns on the right and the left; on wide screens the steps are stairs.
 */
export function HowToUse({ words }: { words: typeof home.howToUse }) {
  const { discover, pickUp, complete } = words.steps;
  return (
    <section className="lazy-section overflow-clip bg-night pt-8 text-cream md:pt-20">
      <div className="column">
        <Heading level={2}>{words.title}</Heading>
        <ol className="steps">
          <Step number={1} words={discover}>
            <DiscoverPicture words={discover.illustration} />
          </Step>
          <Step number={2} words={pickUp}>
            <PickUpPicture words={pickUp.illustration} />
          </Step>
          <Step number={3} words={complete}>
            <CompletePicture words={complete.illustration} />
          </Step>
        </ol>
      </div>
    </section>
  );
}

type StepProps = {
  number: number;
  words: { title: string; description: string };
  children: ReactNode;
};

function Step({ number, words, children }: StepProps) {
  return (
    <li>
      <div>
        <p aria-hidden="true" className="oversized leading-none text-custard">
          {number}
        </p>
        <Heading level={3} className="mt-2">
          {words.title}
        </Heading>
        <p className="mt-1 text-sm md:text-lg">{words.description}</p>
      </div>
      {children}
    </li>
  );
}

type Steps = typeof home.howToUse.steps;
type PictureProps<Id extends keyof Steps> = { words: Steps[Id]['illustration'] };

/** The first step: a shop on the map, with the price of its bag. */
function DiscoverPicture({ words }: PictureProps<'discover'>) {
  return (
    <StepPicture name="scenes/step-discover">
      <p className="inset-x-[19%] top-[41%] -rotate-3 whitespace-nowrap rounded-sm bg-cream text-center font-display text-[17cqi] text-char shadow-card">
        {words.price}
      </p>
    </StepPicture>
  );
}

/** The second step: the bag is handed over, with the code of the order on it. */
function PickUpPicture({ words }: PictureProps<'pickUp'>) {
  const { order, pickup } = words;
  return (
    <StepPicture name="scenes/step-pick-up">
      <div className="inset-x-[19%] top-[52%] -rotate-1 text-center text-[7cqi]">
        {order.label}
        <p className="my-1 font-display text-[17cqi] whitespace-nowrap text-char">{order.value}</p>
        <b>{pickup}</b>
      </div>
    </StepPicture>
  );
}

/** The third step: the open bag, what was in it, and the receipt. */
function CompletePicture({ words }: PictureProps<'complete'>) {
  return (
    <StepPicture name="scenes/step-complete">
      <dl className="receipt-paper inset-x-[9%] top-[5%] rotate-2 bg-cream p-[6cqi] text-[7cqi]">
        {words.rows.map(({ label, value }) => (
          <div key={label} className="flex items-baseline justify-between gap-1">
            <dt>{label}</dt>
            <dd className="font-bold whitespace-nowrap text-char">{value}</dd>
          </div>
        ))}
      </dl>
    </StepPicture>
  );
}

function StepPicture({ name, children }: { name: PictureName; children: ReactNode }) {
  return (
    <div aria-hidden="true" data-screen-only className="dim-in-dark step-picture">
      <Picture name={name} className="w-full" />
      {children}
    </div>
  );
}

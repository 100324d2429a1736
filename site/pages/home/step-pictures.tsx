import type { ReactNode } from 'react';
import type { home } from '../../../content/en/home.ts';
import { Picture } from '../../ui/drawings/picture.tsx';
import type { PictureName } from '../../ui/drawings/pictures.ts';

type Steps = typeof home.howToUse.steps;
type Props<Step extends keyof Steps> = { words: Steps[Step]['illustration'] };

/** The first step: a shop on the map, with the price of its bag. */
export function DiscoverPicture({ words }: Props<'discover'>) {
  return (
    <StepPicture name="scenes/step-discover">
      <p className="inset-x-[19%] top-[41%] -rotate-3 whitespace-nowrap rounded-sm bg-cream text-center font-display text-[17cqi] text-char shadow-card">
        {words.price}
      </p>
    </StepPicture>
  );
}

/** The second step: the bag is handed over, with the code of the order on it. */
export function PickUpPicture({ words }: Props<'pickUp'>) {
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
export function CompletePicture({ words }: Props<'complete'>) {
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

import type { home } from '../../../content/en/home.ts';
import { Picture } from '../../ui/drawings/picture.tsx';
import { StepScreen } from './step-screen.tsx';

type Words = typeof home.howToUse.steps.pickUp.screen;

/** The screen of the second step: the order as a ticket. */
export function PickupScreen({ words }: { words: Words }) {
  const { order, rows } = words;
  return (
    <StepScreen words={words} time="8:41" ticket>
      <div className="mt-3 rounded-md bg-cream px-[6cqi] py-[3.6cqi]">
        <p className="text-xs">{order.label}</p>
        <p className="font-display text-3xl leading-none whitespace-nowrap">{order.value}</p>
        <dl className="mt-3 border-t-2 border-dashed border-kraft pt-3">
          {rows.map(({ label, value }) => (
            <div key={label} className="mb-2">
              <dt className="text-xs">{label}</dt>
              <dd className="text-base font-bold">{value}</dd>
            </div>
          ))}
        </dl>
        <Picture name="scenes/barcode" className="mt-3 h-[13cqi] w-full" />
      </div>
      <p className="mt-3 text-center text-xs">{words.note}</p>
    </StepScreen>
  );
}

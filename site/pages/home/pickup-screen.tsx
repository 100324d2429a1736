import type { home } from '../../../content/en/home.ts';
import { StepScreen } from './step-screen.tsx';

type Words = typeof home.howToUse.steps.pickUp.screen;

/** The screen of the second step: the order as a ticket. */
export function PickupScreen({ words }: { words: Words }) {
  const { order, rows } = words;
  return (
    <StepScreen words={words} time="8:41" ticket>
      <div className="mt-[5cqi] rounded-md bg-cream p-[6cqi]">
        <p className="text-xs">{order.label}</p>
        <p className="font-display text-3xl leading-none whitespace-nowrap">{order.value}</p>
        <dl className="mt-[5cqi] border-t-2 border-dashed border-kraft pt-3">
          {rows.map(({ label, value }) => (
            <div key={label} className="mb-2">
              <dt className="text-xs">{label}</dt>
              <dd className="text-base font-bold">{value}</dd>
            </div>
          ))}
        </dl>
        <svg viewBox="0 0 200 44" aria-hidden="true" preserveAspectRatio="none" className="mt-3 h-[13cqi] w-full">
          <path d="M0 0h5v44H0zm9 0h3v44H9zm8 0h8v44h-8zm12 0h3v44h-3zm7 0h6v44h-6zm11 0h3v44h-3zm7 0h9v44h-9zm14 0h4v44h-4zm8 0h3v44h-3zm7 0h7v44h-7zm12 0h3v44h-3zm8 0h8v44h-8zm12 0h4v44h-4zm8 0h3v44h-3zm7 0h9v44h-9zm14 0h3v44h-3zm7 0h6v44h-6zm10 0h4v44h-4zm9 0h8v44h-8zm13 0h3v44h-3z" />
        </svg>
      </div>
      <p className="mt-3 text-center text-xs">{words.note}</p>
    </StepScreen>
  );
}

import type { home } from '../../../content/en/home.ts';
import { Picture } from '../../ui/drawings/picture.tsx';
import { StepScreen } from './step-screen.tsx';

type Words = typeof home.howToUse.steps.complete.screen;

/** The screen of the third step: what was paid and saved. */
export function CompletedScreen({ words }: { words: Words }) {
  return (
    <StepScreen words={words} time="8:43">
      <p className="text-soft">{words.note}</p>
      <Picture name="bag/happy" className="mx-auto mt-3 w-3/4" />
      <dl className="mt-3 grid grid-cols-3 text-center">
        {words.rows.map(({ label, value }) => (
          <div key={label} className="flex flex-col border-t border-line py-[3.6cqi]">
            <dt className="order-2 text-xs text-soft">{label}</dt>
            <dd className="text-lg font-bold whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
    </StepScreen>
  );
}

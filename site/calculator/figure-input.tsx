import { fill } from '../../domain/texts.ts';
import { type FigureProblem, inputText } from './use-figures.ts';
import type { CalculatorWords } from './words.ts';

type Props = {
  name: string;
  label: string;
  words: CalculatorWords;
  range: { min: number; max: number; step: number };
  initial: number;
  figure: number;
  /** False until the buttons work; the space for them is kept. */
  ready: boolean;
  /** What is wrong, or was, with what has been entered. */
  problem: FigureProblem | undefined;
  onPress(sign: 1 | -1): void;
};

/** A number between a button that makes it less and one that makes it more. Without the buttons it is also printed. */
export function FigureInput({ name, label, words, range, initial, figure, ready, problem, onPress }: Props) {
  const id = `calculator-${name}`;
  const button = (sign: 1 | -1) => (
    <button
      type="button"
      aria-label={fill(sign > 0 ? words.more : words.less, { field: label })}
      onClick={() => onPress(sign)}
      className={sign > 0 ? 'step-button right-0' : 'step-button'}
    >
      {sign > 0 ? '+' : '−'}
    </button>
  );
  return (
    <div
      data-screen-only={ready ? '' : undefined}
      className="flex min-h-16 items-center justify-between gap-4 border-t border-cream/30"
    >
      <label
        htmlFor={id}
        className="whole-clauses leading-tight font-medium max-[22.5rem]:text-sm max-[22.5rem]:leading-tight"
      >
        {label}
      </label>
      <div className="relative px-11">
        {ready && button(-1)}
        <input
          id={id}
          name={name}
          type="number"
          inputMode={range.step < 1 ? 'decimal' : 'numeric'}
          {...range}
          required
          defaultValue={inputText(initial)}
          aria-invalid={problem?.isEntered}
          aria-describedby={ready ? `${id}-limit` : undefined}
          data-long={(ready && inputText(figure).length > 4) || undefined}
          className="plain-number min-h-11 w-[3em] text-center font-display text-3xl text-butter max-[22.5rem]:text-2xl tabular-figures"
        />
        {ready && button(1)}
      </div>
      {ready && (
        <span role="status" id={`${id}-limit`} className="figure-limit">
          {problem &&
            fill(words.limits[problem.kind], {
              min: range.min.toLocaleString('en'),
              max: range.max.toLocaleString('en'),
            })}
        </span>
      )}
    </div>
  );
}

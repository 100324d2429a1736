import { fill } from '../../domain/texts.ts';
import type { CalculatorWords } from './words.ts';

type Props = {
  name: string;
  label: string;
  words: CalculatorWords;
  range: { min: number; max: number; step: number };
  initial: number;
  /** False until the buttons work; the space for them is kept. */
  ready: boolean;
  onPress(sign: 1 | -1): void;
};

/** A number between a button that makes it less and one that makes it more. */
export function FigureInput({ name, label, words, range, initial, ready, onPress }: Props) {
  const id = `calculator-${name}`;
  const button = (sign: 1 | -1) => (
    <button
      type="button"
      data-screen-only
      aria-label={fill(sign > 0 ? words.more : words.less, { field: label })}
      onClick={() => onPress(sign)}
      className={`size-11 shrink-0 sm:size-12 text-xl ${ready ? '' : 'invisible'}`}
    >
      {sign > 0 ? '+' : '−'}
    </button>
  );
  return (
    <div className="flex items-center justify-between gap-4 border-t border-cream/30 pt-3">
      <label htmlFor={id} className="whole-clauses font-medium">
        {label}
      </label>
      <div className="white-paper flex shrink-0 rounded-md">
        {button(-1)}
        <input
          id={id}
          name={name}
          type="number"
          inputMode={range.step < 1 ? 'decimal' : 'numeric'}
          {...range}
          required
          defaultValue={initial}
          className="plain-number w-16 text-center text-lg font-bold tabular-figures"
        />
        {button(1)}
      </div>
    </div>
  );
}

type Props<T> = {
  legend: string;
  name: string;
  values: readonly T[];
  labelOf: (value: T) => string;
  chosen: T;
  onChoose: (value: T) => void;
};

/** One choice of a few, as a row of chips. */
export function Chips<T>({ legend, name, values, labelOf, chosen, onChoose }: Props<T>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="shelf-chips">
        {values.map((value) => (
          <label key={String(value)}>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={({ target }) => {
                // It may be half outside of the row.
                target.parentElement?.scrollIntoView({ block: 'nearest', inline: 'center' });
                onChoose(value);
              }}
              className="invisible-text"
            />
            {labelOf(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

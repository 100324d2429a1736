import { useEffect, useRef, useState } from 'react';
import { exampleFigures, figureRanges, figuresQuery, parseFigures, type ShopFigures } from './estimate.ts';

const names = Object.keys(figureRanges) as (keyof ShopFigures)[];

/** Printing starts again only after a pause, so that the sum stays readable while somebody keeps pressing a button. */
const pause = 600;

/** A figure that is missing, too small or too large, and whether it is still in its input. */
export type FigureProblem = { name: keyof ShopFigures; kind: 'missing' | 'min' | 'max'; isEntered: boolean };

/**
 * The figures of the form: first the example, then those of the address, then what is entered, which is written into the
 * address. The inputs are uncontrolled: what was typed before this code was loaded is kept.
 */
export function useFigures() {
  const ref = useRef<HTMLFormElement>(null);
  const lastChange = useRef(Number.NEGATIVE_INFINITY);
  const [figures, setFigures] = useState(exampleFigures);
  const [hydrated, setHydrated] = useState(false);
  const [printings, setPrintings] = useState(0);
  const [problem, setProblem] = useState<FigureProblem | null>(null);

  useEffect(() => {
    if (!ref.current) return;
    const inAddress = parseFigures(Object.fromEntries(new URLSearchParams(location.search)), exampleFigures);
    for (const name of names) {
      const input = inputOf(ref.current, name);
      if (input.value === input.defaultValue) input.value = inputText(inAddress[name]);
    }
    setFigures(parseFigures(Object.fromEntries(new FormData(ref.current)), exampleFigures));
    setHydrated(true);
  }, []);

  useEffect(() => {
    if (printings === 0) return;
    // Safari throws when an address is replaced more than a hundred times in ten seconds.
    const timer = setTimeout(() => history.replaceState(history.state, '', addressOf(figures)), 200);
    return () => clearTimeout(timer);
  }, [figures, printings]);

  /** Takes over what is in the inputs; of one that is empty, the last figure stays. */
  function read({ target }: { target: EventTarget }) {
    if (!ref.current) return;
    setProblem(target instanceof HTMLInputElement ? problemOf(target) : null);
    const input = Object.fromEntries(new FormData(ref.current));
    setFigures((last) => parseFigures(input, last));
    const now = performance.now();
    if (now - lastChange.current > pause) setPrintings((count) => count + 1);
    lastChange.current = now;
  }

  /** Shows in an input the figure that the receipt is printed with, which is within its range; why it was changed stays readable. */
  function settle(name: keyof ShopFigures) {
    if (!ref.current) return;
    const input = inputOf(ref.current, name);
    setProblem((last) => (last && input.value !== '' ? { ...last, isEntered: false } : null));
    input.value = inputText(figures[name]);
  }

  /** One press of a button beside an input: by one, in the direction of the sign. */
  function press(name: keyof ShopFigures, sign: 1 | -1) {
    if (!ref.current) return;
    const steps = Math.round(1 / figureRanges[name].step);
    const input = inputOf(ref.current, name);
    if (sign > 0) input.stepUp(steps);
    else input.stepDown(steps);
    input.value = inputText(input.valueAsNumber);
    read({ target: input });
  }

  return { ref, figures, hydrated, printings, problem, read, settle, press };
}

/**
 * A figure as its input shows it: a price with cents has two decimals, as on the receipt, 12.50, but no sixth character, for which
 * there is no room.
 */
export function inputText(figure: number): string {
  return Number.isInteger(figure) || figure >= 100 ? String(figure) : figure.toFixed(2);
}

function addressOf(figures: ShopFigures): string {
  return `?${figuresQuery(figures)}#calculator`;
}

function inputOf(form: HTMLFormElement, name: keyof ShopFigures): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}

/** Not a price between two steps, which is rounded. */
function problemOf({ name, validity }: HTMLInputElement): FigureProblem | null {
  const { valueMissing, badInput, rangeOverflow, rangeUnderflow } = validity;
  if (!valueMissing && !badInput && !rangeOverflow && !rangeUnderflow) return null;
  const kind = rangeUnderflow ? 'min' : rangeOverflow ? 'max' : 'missing';
  return { name: name as keyof ShopFigures, kind, isEntered: true };
}

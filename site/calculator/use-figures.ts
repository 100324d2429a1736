import { useEffect, useRef, useState } from 'react';
import { exampleFigures, figureRanges, figuresQuery, parseFigures, type ShopFigures } from '../../domain/calculator.ts';

const names = Object.keys(figureRanges) as (keyof ShopFigures)[];

/** Printing starts again only after a pause, so that the sum stays readable while somebody keeps pressing a button. */
const pause = 600;

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

  useEffect(() => {
    if (!ref.current) return;
    const inAddress = parseFigures(Object.fromEntries(new URLSearchParams(location.search)), exampleFigures);
    for (const name of names) {
      const input = inputOf(ref.current, name);
      if (input.value === input.defaultValue) input.value = String(inAddress[name]);
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
  function read() {
    if (!ref.current) return;
    const input = Object.fromEntries(new FormData(ref.current));
    setFigures((last) => parseFigures(input, last));
    const now = performance.now();
    if (now - lastChange.current > pause) setPrintings((count) => count + 1);
    lastChange.current = now;
  }

  /** Shows in an input the figure that the receipt is printed with, which is within its range. */
  function settle(name: keyof ShopFigures) {
    if (ref.current) inputOf(ref.current, name).value = String(figures[name]);
  }

  /** One press of a button beside an input: by one, in the direction of the sign. */
  function press(name: keyof ShopFigures, sign: 1 | -1) {
    if (!ref.current) return;
    const steps = Math.round(1 / figureRanges[name].step);
    if (sign > 0) inputOf(ref.current, name).stepUp(steps);
    else inputOf(ref.current, name).stepDown(steps);
    read();
  }

  return { ref, figures, hydrated, printings, read, settle, press };
}

function addressOf(figures: ShopFigures): string {
  return `?${figuresQuery(figures)}#calculator`;
}

function inputOf(form: HTMLFormElement, name: keyof ShopFigures): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}

import { type ComponentProps, useEffect, useRef } from 'react';
import { Picture } from '../ui/drawings/picture.tsx';
import type { PictureName } from '../ui/drawings/pictures.ts';
import { bagsAMonth } from './impact-figures.ts';

/** How the bag looks from a number of bags on. */
const poses: [from: number, picture: PictureName][] = [
  [1, 'bag/asleep'],
  [2, 'bag/yawn'],
  [4, 'bag/happy'],
  [13, 'bag/full'],
];

/** How far the bag leans, in degrees: for each bag that the slider is moved by, and at most. */
const degreesPerBag = 7;
const maxDegrees = 14;

const labels = [bagsAMonth.min, 10, 20, bagsAMonth.max];

type Props = ComponentProps<'input'> & { label: string; bags: number; hydrated: boolean };

/**
 * A slider whose thumb is a surprise bag, which gets fatter, on a shelf where it leaves a bag for each of a month. The drawing comes
 * with the island's code (`hydrated.css`); the input below it is a plain one, of the same size in both cases.
 */
export function BagSlider({ label, bags, hydrated, ...input }: Props) {
  const bag = useRef<HTMLDivElement>(null);
  const lastBags = useRef(bags);
  // The bag leans back as far as it is moved, and swings upright when it stops.
  useEffect(() => {
    const moved = bags - lastBags.current;
    lastBags.current = bags;
    if (moved) return lean(bag.current, -moved * degreesPerBag);
  }, [bags]);
  // It swings once when it is first seen, so that people notice that it can be moved.
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        lean(bag.current, -maxDegrees);
      },
      { threshold: 1 },
    );
    if (hydrated && bag.current) observer.observe(bag.current);
    return () => observer.disconnect();
  }, [hydrated]);
  const pose = poses.findLast(([from]) => bags >= from)?.[1];
  return (
    <div className="relative h-36 noscript:hidden" data-screen-only="">
      <label htmlFor="bags-a-month" className="invisible-text">
        {label}
      </label>
      <input
        {...input}
        id="bags-a-month"
        type="range"
        min={bagsAMonth.min}
        max={bagsAMonth.max}
        className="h-12 w-full accent-leaf"
      />
      {hydrated && (
        <div aria-hidden="true" className="bag-shelf" style={{ '--at': shareOf(bags) } as React.CSSProperties}>
          <div className="bag-shelf-row" />
          <div className="bag-shelf-board" />
          {labels.map((label) => (
            <span key={label} className="bag-shelf-label" style={{ '--at': shareOf(label) } as React.CSSProperties}>
              {label}
            </span>
          ))}
          <div className="bag-shelf-place">
            <div ref={bag} className="bag-thumb">
              {poses.map(([from, name]) => (
                <Picture key={from} name={name} className={name === pose ? 'bag-pose' : 'bag-pose opacity-0'} />
              ))}
            </div>
          </div>
        </div>
      )}
    </div>
  );
}

/** Leans the bag for a moment, in degrees; the styles let it swing back. Gives a function that ends the moment. */
function lean(bag: HTMLElement | null, degrees: number) {
  bag?.style.setProperty('--lean', `${Math.max(-maxDegrees, Math.min(maxDegrees, degrees))}deg`);
  const timer = setTimeout(() => bag?.style.removeProperty('--lean'), 100);
  return () => clearTimeout(timer);
}

/** Where a number of bags is between the ends of the slider, from 0 to 1. */
function shareOf(bags: number): number {
  return (bags - bagsAMonth.min) / (bagsAMonth.max - bagsAMonth.min);
}

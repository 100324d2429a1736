import { type ComponentProps, useEffect, useRef } from 'react';
import { bagsAMonth } from '../../domain/impact.ts';
import { Picture } from '../ui/drawings/picture.tsx';
import type { PictureName } from '../ui/drawings/pictures.ts';

/** How the bag looks from a number of bags on. */
const poses: [from: number, picture: PictureName][] = [
  [1, 'bag/asleep'],
  [2, 'bag/yawn'],
  [4, 'bag/happy'],
  [13, 'bag/full'],
];

const labels = [bagsAMonth.min, 10, 20, bagsAMonth.max];

type Props = ComponentProps<'input'> & { bags: number; hydrated: boolean };

/**
 * A slider whose thumb is a surprise bag, which gets fatter, on a shelf where it leaves a bag for each of a month. The drawing comes
 * with the island's code (`hydrated.css`); the input below it is a plain one, of the same size in both cases.
 */
export function BagSlider({ bags, hydrated, ...input }: Props) {
  const bag = useRef<HTMLDivElement>(null);
  const last = useRef(bags);
  useEffect(() => {
    const direction = Math.sign(bags - last.current);
    last.current = bags;
    if (direction === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    bag.current?.animate([{ rotate: `${direction * -9}deg`, scale: '1.05 0.94' }, {}], {
      duration: 350,
      easing: 'cubic-bezier(0.3, 1.6, 0.6, 1)',
    });
  }, [bags]);
  const pose = poses.findLast(([from]) => bags >= from)?.[1];
  return (
    <div className="relative h-40 noscript:hidden" data-screen-only="">
      <input {...input} type="range" min={bagsAMonth.min} max={bagsAMonth.max} className="h-12 w-full accent-leaf" />
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

/** Where a number of bags is between the ends of the slider, from 0 to 1. */
function shareOf(bags: number): number {
  return (bags - bagsAMonth.min) / (bagsAMonth.max - bagsAMonth.min);
}

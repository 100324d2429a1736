import { useLayoutEffect, useRef, useState } from 'react';
import { BodyText } from '../ui/body-text.tsx';
import { Picture } from '../ui/drawings/picture.tsx';
import { Chips } from './chips.tsx';
import { ShopFront } from './shop-front.tsx';
import {
  filterShops,
  type ShelfFilter,
  type ShelfShop,
  shelfDistricts,
  shelfHours,
  shelfShops,
  widerFilters,
} from './shops.ts';
import { ClosedFront, Neighbours, Poster } from './street-ends.tsx';
import type { ShelfTexts } from './texts.ts';

/** By shop, whether its shutter is up; a shop that was never opened is not in it. */
type OpenShops = Partial<Record<ShelfShop['id'], boolean>>;

/**
 * The choices, and below them all shops side by side, with a poster for the app at the end. Those that match come first; the others
 * are closed. Only the styles move them (`order`), so that each stays what it is: nothing else among them can be focused.
 */
export function Street({ texts }: { texts: ShelfTexts }) {
  const { words, hours } = texts;
  const [filter, setFilter] = useState<ShelfFilter>({ district: null, hour: null });
  const [open, setOpen] = useState<OpenShops>({ [shelfShops[0].id]: true });
  const [news, setNews] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const street = useRef<HTMLUListElement>(null);
  const found = filterShops(filter);

  // Browsers keep the shop at the edge in view when the order changes; people want to see the first one that was found.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls after each choice
  useLayoutEffect(() => {
    street.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [filter]);

  /** Opens the first shop found: on a phone only the top of closed shutters was in sight. */
  function choose(next: ShelfFilter) {
    const [first] = filterShops(next);
    setFilter(next);
    if (first) setOpen((before) => ({ ...before, [first.id]: true }));
    setNews('');
  }

  /** The button that was pressed disappears, so the focus would be lost. */
  function chooseWider(wider: ShelfFilter) {
    choose(wider);
    status.current?.focus();
  }

  return (
    <div className="shelf">
      <div className="shelf-choices">
        <Chips
          legend={words.district.label}
          name="shelf-district"
          values={[null, ...shelfDistricts]}
          labelOf={(district) => (district ? words.districts[district] : words.district.any)}
          chosen={filter.district}
          onChoose={(district) => choose({ ...filter, district })}
        />
        <Chips
          legend={words.hour.label}
          name="shelf-hour"
          values={[null, ...shelfHours]}
          labelOf={(hour) => (hour ? hours(hour) : words.hour.any)}
          chosen={filter.hour}
          onChoose={(hour) => choose({ ...filter, hour })}
        />
      </div>
      <div className="shelf-found">
        <p ref={status} role="status" tabIndex={-1}>
          <BodyText>{found.length > 0 ? texts.found(filter, found.length) : texts.none(filter)}</BodyText>
        </p>
        <p role="status" className="invisible-text">
          {news}
        </p>
        <ScrollButton label={words.back} street={street} direction={-1} />
        <ScrollButton label={words.forward} street={street} direction={1} />
      </div>
      <ul ref={street} className="shelf-street">
        <Neighbours paintings={['bag/yawn', 'bag/asleep']} />
        {shelfShops.map((shop) => {
          const isFound = found.includes(shop);
          return (
            <ShopFront
              key={shop.id}
              shop={shop}
              texts={texts}
              isFound={isFound}
              isOpen={open[shop.id] && isFound}
              setOpen={(isOpen) => setOpen((before) => ({ ...before, [shop.id]: isOpen }))}
              tell={setNews}
            />
          );
        })}
        {found.length === 0 && (
          <li className="shelf-shop shelf-none">
            <ClosedFront>
              <Picture name="bag/asleep" />
              {widerFilters(filter).map((wider) => (
                <button key={String(wider.hour)} type="button" className="button" onClick={() => chooseWider(wider)}>
                  {texts.wider(wider)}
                </button>
              ))}
            </ClosedFront>
          </li>
        )}
        <Poster words={words.poster} />
        <Neighbours paintings={['bag/asleep', 'bag/yawn']} />
      </ul>
    </div>
  );
}

type ScrollButtonProps = { label: string; street: { current: HTMLElement | null }; direction: 1 | -1 };

/** Scrolls the street by a shop, for people with a mouse. */
function ScrollButton({ label, street, direction }: ScrollButtonProps) {
  const scroll = () => {
    const width = street.current?.querySelector('[data-shop]')?.getBoundingClientRect().width ?? 0;
    street.current?.scrollBy({ left: direction * width });
  };
  return (
    <button type="button" aria-label={label} onClick={scroll} className="shelf-arrow">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={direction > 0 ? 'm6 3 5 5-5 5' : 'm10 3-5 5 5 5'} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
}

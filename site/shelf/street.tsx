import { useRef, useState } from 'react';
import {
  filterShops,
  type ShelfFilter,
  type ShelfShop,
  shelfDistricts,
  shelfHours,
  shelfShops,
  widerFilters,
} from '../../domain/shelf.ts';
import { BodyText } from '../ui/body-text.tsx';
import { Picture } from '../ui/drawings/picture.tsx';
import { Chips } from './chips.tsx';
import { Poster } from './poster.tsx';
import { ShopFront } from './shop-front.tsx';
import type { ShelfTexts } from './texts.ts';

/** By shop, whether its shutter is up; a shop that was never opened is not in it. */
type OpenShops = Partial<Record<ShelfShop['id'], boolean>>;

/** The choices, and below them the shops that match, side by side, with a poster for the app at the end. */
export function Street({ texts }: { texts: ShelfTexts }) {
  const { words, hours } = texts;
  const [filter, setFilter] = useState<ShelfFilter>({ district: null, hour: null });
  const [open, setOpen] = useState<OpenShops>({ [shelfShops[0].id]: true });
  const [news, setNews] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const street = useRef<HTMLUListElement>(null);
  const shops = filterShops(filter);

  /** Opens the first shop found: on a phone only the top of closed shutters was in sight. */
  function choose(next: ShelfFilter) {
    const [first] = filterShops(next);
    setFilter(next);
    if (first) setOpen((before) => ({ ...before, [first.id]: true }));
    setNews('');
    street.current?.scrollTo({ left: 0, behavior: 'instant' });
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
          <BodyText>{shops.length > 0 ? texts.found(filter, shops.length) : texts.none(filter)}</BodyText>
        </p>
        <p role="status" className="invisible-text">
          {news}
        </p>
        <ScrollButton label={words.back} street={street} direction={-1} />
        <ScrollButton label={words.forward} street={street} direction={1} />
      </div>
      {shops.length > 0 ? (
        <ul ref={street} className="shelf-street">
          {shops.map((shop) => (
            <ShopFront
              key={shop.id}
              shop={shop}
              texts={texts}
              isOpen={open[shop.id]}
              setOpen={(isOpen) => setOpen((before) => ({ ...before, [shop.id]: isOpen }))}
              tell={setNews}
            />
          ))}
          <Poster words={words.poster} />
        </ul>
      ) : (
        <div className="shelf-closed">
          <Picture name="bag/asleep" className="shelf-bag" />
          {widerFilters(filter).map((wider) => (
            <button key={String(wider.hour)} type="button" className="button" onClick={() => chooseWider(wider)}>
              {texts.wider(wider)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

type ScrollButtonProps = { label: string; street: { current: HTMLElement | null }; direction: 1 | -1 };

/** Scrolls the street by a shop, for people with a mouse. */
function ScrollButton({ label, street, direction }: ScrollButtonProps) {
  const scroll = () => {
    const width = street.current?.firstElementChild?.clientWidth ?? 0;
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

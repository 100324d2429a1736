import type { CSSProperties, FocusEvent } from 'react';
import { ShopSign } from '../shop-signs/shop-sign.tsx';
import { Picture } from '../ui/drawings/picture.tsx';
import type { PictureName } from '../ui/drawings/pictures.ts';
import { OpenShop } from './open-shop.tsx';
import type { ShelfShop } from './shops.ts';
import type { ShelfTexts } from './texts.ts';

/** The colour of the shutter of each shop, and what is painted on it. */
const shutters: Record<ShelfShop['id'], { paint: string; painting: PictureName }> = {
  morningTram: { paint: '#a92c1b', painting: 'shutters/pineapple-bun' },
  lokYung: { paint: '#2f6f4a', painting: 'shutters/tea' },
  samKiu: { paint: '#8ea3a5', painting: 'shutters/scale' },
  thirdKettle: { paint: '#e89a8c', painting: 'shutters/cat' },
  nineBaskets: { paint: '#e8b93f', painting: 'shutters/nylon-bag' },
  stoneSteps: { paint: '#43304a', painting: 'shutters/goose' },
  harbourLoop: { paint: '#8fb094', painting: 'shutters/taxi' },
};

type Props = {
  shop: ShelfShop;
  texts: ShelfTexts;
  /** Whether it matches the choice; the others stand in the dark, and cannot be opened. */
  isFound: boolean;
  /** Undefined until it has been opened once. */
  isOpen: boolean | undefined;
  setOpen: (isOpen: boolean) => void;
  /** Tells people who do not see it what has just appeared. */
  tell: (news: string) => void;
};

/** Scrolls the row to a shop that was reached by keyboard: browsers are content with a part of it in view. */
function showWhole({ currentTarget, target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible')) currentTarget.scrollIntoView({ inline: 'center', block: 'nearest' });
}

/** A shop with its sign and its shutter, which rolls up when it, or the sign, is pressed. */
export function ShopFront({ shop, texts, isFound, isOpen, setOpen, tell }: Props) {
  const { words, pickup, language } = texts;
  const { name, kind } = words.shops[shop.id];
  const { paint, painting } = shutters[shop.id];

  function toggle() {
    tell(isOpen ? '' : texts.opened(shop));
    setOpen(!isOpen);
  }

  return (
    <li
      inert={!isFound}
      className="shelf-shop"
      style={{ '--paint': paint } as CSSProperties}
      onFocus={showWhole}
      data-shop={shop.id}
      data-open={isOpen || undefined}
    >
      <div className="shelf-wall">
        <div className="shelf-sign">
          <ShopSign shop={shop.id} name={name} language={language} />
        </div>
      </div>
      <div className="shelf-awning" />
      <div className="shelf-opening">
        <button type="button" onClick={toggle} className="shelf-shutter">
          <Picture name={painting} className="shelf-painting" />
          <span className="shelf-hours">
            <span className="invisible-text">{name}</span> {kind} <b>{pickup(shop)}</b>
          </span>{' '}
          <span className="shelf-handle">{isOpen ? words.pullDown : words.rollUp}</span>
        </button>
        {/* It stays behind the shutter while that comes down. */}
        {isOpen !== undefined && (
          <div inert={!isOpen} className="shelf-inside">
            <OpenShop shop={shop} texts={texts} tell={tell} />
          </div>
        )}
      </div>
      <div className="shelf-pavement" />
    </li>
  );
}

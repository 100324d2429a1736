import { useState } from 'react';
import { appAddress } from '../../domain/facts.ts';
import { money } from '../../domain/texts.ts';
import { Picture } from '../ui/drawings/picture.tsx';
import type { PictureName } from '../ui/drawings/pictures.ts';
import { type BagSample, drawnPieces, type Food, type ShelfShop } from './shops.ts';
import type { ShelfTexts } from './texts.ts';

type Props = { shop: ShelfShop; texts: ShelfTexts; tell: (news: string) => void };

/** The inside of a shop: a bag with its price, and on a slip of paper what it is; torn open, what it might hold. */
export function OpenShop({ shop, texts, tell }: Props) {
  const { words } = texts;
  const [beforeLink, afterLink] = words.note.split('{link}');
  // How many bags have been torn open.
  const [torn, setTorn] = useState(0);
  const sampleOf = (bag: number): BagSample => shop.samples[(bag - 1) % shop.samples.length] ?? shop.samples[0];
  const sample = sampleOf(torn);

  function tear() {
    tell(texts.torn(shop, sampleOf(torn + 1)));
    setTorn(torn + 1);
  }

  return (
    <>
      {/* A key for each bag, so that its animations begin again. */}
      <div key={torn} data-torn={torn > 0 || undefined} className="shelf-window">
        <div aria-hidden="true" className="shelf-counter">
          {torn > 0 && <FoodPieces sample={sample} />}
          <Picture name={torn > 0 ? 'bag/empty' : 'bag/asleep'} className="shelf-bag" />
          {torn > 0 && <Picture name="bag/asleep" className="shelf-bag-top" />}
        </div>
        <p className="shelf-tag">
          <span className="invisible-text">{words.before}</span> <s>{money(shop.worth)}</s>{' '}
          <span className="invisible-text">{words.now}</span> <b>{money(shop.price)}</b>
        </p>
      </div>
      <div className="shelf-slip">
        {torn === 0 ? (
          <>
            <p className="shelf-slip-title">{words.shops[shop.id].bag}</p>
            <p className="shelf-facts">{texts.pickup(shop)}</p>
            <p className="shelf-left">
              <span>
                {Array.from({ length: shop.left }, (_, bag) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
                  <Picture key={bag} name="bag/asleep" />
                ))}
              </span>
              <b>{texts.left(shop)}</b>
            </p>
          </>
        ) : (
          <>
            <p className="shelf-slip-title">{words.mightHold}</p>
            <p>{texts.foods(sample)}</p>
            <p className="shelf-deal">{texts.deal(shop)}</p>
            <p className="shelf-sample">
              {beforeLink}
              <a href={appAddress(navigator.userAgent)} className="text-link">
                {words.link}
              </a>
              {afterLink}
            </p>
          </>
        )}
        <div className="shelf-actions">
          <button type="button" onClick={tear} className="button">
            {torn === 0 ? words.tear : words.another}
          </button>
          {torn > 0 && (
            <a
              href={`https://wa.me/?text=${encodeURIComponent(texts.share(shop, sample, location.origin))}`}
              rel="external"
              className="text-link"
            >
              {words.share}
            </a>
          )}
        </div>
      </div>
    </>
  );
}

const pictures: Record<Food, PictureName> = {
  pineappleBun: 'food/pineapple-bun',
  eggTart: 'food/egg-tart',
  hamRoll: 'food/ham-roll',
  croissant: 'food/croissant',
  sourdough: 'food/sourdough',
  cake: 'food/cake-slice',
  sandwich: 'food/sandwich',
  charSiuRice: 'food/char-siu-rice',
  milkTea: 'food/milk-tea',
  choySum: 'food/choy-sum',
  fish: 'food/fish',
  mandarin: 'food/mandarin',
};

/** Where a piece can lie (`.shelf-piece`). */
const places = 5;

/** Some pieces of what was in a torn bag. */
function FoodPieces({ sample }: { sample: BagSample }) {
  return drawnPieces(sample, places).map((food, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a place has one piece, and a food may be there twice
    <Picture key={place} name={pictures[food]} className="shelf-piece" />
  ));
}

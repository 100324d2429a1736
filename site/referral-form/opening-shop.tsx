import { type ReactNode, useEffect } from 'react';
import { adopt } from '../islands/hydrate.ts';
import happyBag from '../ui/drawings/bag/happy.svg?url&no-inline';
import { SameShopFront } from '../ui/drawings/shop-sign.tsx';
import bakerAndCat from '../ui/drawings/shops/baker-and-cat.svg?url&no-inline';
import shopFront from '../ui/drawings/shops/shop-front.svg?url&no-inline';
import styles from './thanks.css?inline';

adopt(styles);

// With it comes what makes the private link of a referral that is about to be sent.
import('./next-visit.ts').catch(console.warn);

/**
 * The shop that was referred, or that applied, opens for the evening, with its name on the sign; without movement it is open from
 * the start, and while a referral is only on this device it stays closed. The shop front is the one in the page, or a file where the
 * page has none. Below the thanks is what else was sent from this device.
 */
export function OpeningShop({ business }: { business: string }): ReactNode {
  useEffect(() => {
    import('./next-visit.ts').then(({ showSentHere }) => showSentHere('after')).catch(console.warn);
  }, []);
  const file = document.getElementById('shop-front') ? '' : shopFront;
  return (
    <div className="thanks-shop">
      <SameShopFront sign={business} file={file} />
      <svg viewBox="0 0 560 500" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <g className="thanks-shutter">
          <path d="M68 246h424v224H68z" fill="#8b6f5b" />
          <path
            d="M68 260h424M68 280h424M68 300h424M68 320h424M68 340h424M68 360h424M68 380h424M68 400h424M68 420h424M68 440h424"
            {...slats}
          />
        </g>
        {/* In front of the shutter. */}
        <use href={`${bakerAndCat}#cat`} />
        <path d="M0 0h560v178H0zm0 250h560v250H0z" className="thanks-dark" />
        <path d="M0 178h560v72H0z" className="thanks-dark thanks-dark-sign" />
      </svg>
      <img src={happyBag} alt="" />
    </div>
  );
}

const slats = { stroke: '#5b463a', strokeWidth: 3 };

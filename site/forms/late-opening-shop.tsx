import { lazy, type ReactNode, Suspense } from 'react';

/**
 * Loads the drawing of `LateOpeningShop` and its styles; without them the thanks are complete, too. The referral form has a loader of its
 * own (`referral-form/referral-thanks.tsx`): one for both would be a file of its own, which each form requests before it is needed.
 */
export const loadOpeningShop = () =>
  import('../referral-form/opening-shop.tsx').then(
    ({ OpeningShop }) => ({ default: OpeningShop }),
    () => ({ default: (): ReactNode => null }),
  );

const OpeningShop = lazy(loadOpeningShop);

/** The shop of the thanks, which nobody needs before a form is sent: loaded by `loadOpeningShop` shortly before. */
export function LateOpeningShop({ business }: { business: string }) {
  return (
    <Suspense fallback={null}>
      <OpeningShop business={business} />
    </Suspense>
  );
}

import type { ReactNode } from 'react';
import { isPost, type PageId } from '../../domain/pages.ts';
import { articleDrawings } from '../../site/pages/blog/article-drawings.ts';
import { CakeSlice, Croissant, EggTart, PineappleBun, Sourdough } from '../../site/ui/drawings/baked.tsx';
import type { DrawingProps } from '../../site/ui/drawings/drawing.tsx';
import { CharSiuRice, ChoySum, Fish, Mandarin, MilkTea } from '../../site/ui/drawings/kitchen.tsx';
import { SurpriseBag } from '../../site/ui/drawings/surprise-bag.tsx';

const stripes = Array.from({ length: 11 }, (_, index) => index);

/** The food in front of the bag in each page's image; articles show their cover instead. */
const foods: Partial<Record<PageId, (props: DrawingProps) => ReactNode>> = {
  home: EggTart,
  about: MilkTea,
  merchant: Sourdough,
  referral: PineappleBun,
  media: CakeSlice,
  blog: ChoySum,
  faq: CharSiuRice,
  terms: Mandarin,
  privacy: MilkTea,
  accessibility: Croissant,
  form: Croissant,
  whyJoin: Fish,
  referralFaq: EggTart,
};

/** The right third of the image: the shop of the home page's opening, or an article's cover. */
export function Scene({ page }: { page: PageId }) {
  const Cover = isPost(page) ? articleDrawings(page).ArticleCover : null;
  const Food = foods[page];
  return (
    <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" width="432" height="630">
      <rect width="432" height="630" fill="var(--color-char)" />
      {Cover ? (
        <Cover />
      ) : (
        <>
          <rect y="512" width="432" height="118" fill="var(--color-night)" />
          <rect y="506" width="432" height="9" fill="var(--color-bake)" />
          <svg aria-hidden="true" x="66" y="132" width="352" height="440">
            <SurpriseBag />
          </svg>
          <svg aria-hidden="true" x="-6" y="428" width="170" height="170">
            {Food && <Food />}
          </svg>
        </>
      )}
      <rect width="432" height="12" fill="var(--color-night)" />
      {!Cover &&
        stripes.map((stripe) => (
          <path
            key={stripe}
            d={`M${stripe * 40} 12h40v66a20 20 0 0 1-40 0z`}
            fill={`var(--color-${stripe % 2 === 0 ? 'cream' : 'custard'})`}
          />
        ))}
    </svg>
  );
}

import { readFileSync } from 'node:fs';
import { isPost, type PageId } from '../../domain/pages.ts';
import { articleCover } from '../../site/pages/blog/article-cover.tsx';

/** Pixels. */
export const sceneWidth = 480;

const stripes = Array.from({ length: sceneWidth / 40 }, (_, index) => index);

/** The drawing of people from the page, on the counter. */
const scenes: Partial<Record<PageId, string>> = {
  about: 'scenes/queue-at-nine',
  merchant: 'shops/open-door',
  referral: 'scenes/conversation',
  whyJoin: 'scenes/neighbours',
  media: 'scenes/press-call',
  form: 'scenes/introduction',
};

/** Of a wide scene whose people would be small, the part that is shown. */
const parts: Record<string, string> = {
  'scenes/queue-at-nine': 'xMaxYMax slice',
  'scenes/neighbours': 'xMaxYMax slice',
};

/** The food in front of the bag in the image of any other page; articles show their cover instead. */
const foods: Partial<Record<PageId, string>> = {
  home: 'egg-tart',
  blog: 'choy-sum',
  faq: 'char-siu-rice',
  terms: 'mandarin',
  privacy: 'milk-tea',
  accessibility: 'croissant',
  referralFaq: 'egg-tart',
};

/** The right part of the image: the shop of the home page's opening, or an article's cover. */
export function Scene({ page }: { page: PageId }) {
  const food = foods[page];
  const scene = scenes[page];
  return (
    <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" width={sceneWidth} height="630">
      <rect width={sceneWidth} height="630" fill="var(--color-char)" />
      {isPost(page) ? (
        <Part svg={articleCover(page).svg} width={sceneWidth} height={630} />
      ) : (
        <>
          <rect y="512" width={sceneWidth} height="118" fill="var(--color-night)" />
          <rect y="506" width={sceneWidth} height="9" fill="var(--color-bake)" />
          {scene ? (
            <Part
              svg={drawing(scene).replace('<svg', `<svg preserveAspectRatio="${parts[scene] ?? 'xMidYMax'}"`)}
              x={0}
              y={38}
              width={sceneWidth}
              height={sceneWidth}
            />
          ) : (
            <Part svg={drawing('bag/full')} x={84} y={112} width={376} height={470} />
          )}
          {food && <Part svg={drawing(`food/${food}`)} x={-6} y={428} width={170} height={170} />}
          {stripes.map((stripe) => (
            <path
              key={stripe}
              d={`M${stripe * 40} 12h40v66a20 20 0 0 1-40 0z`}
              fill={`var(--color-${stripe % 2 === 0 ? 'cream' : 'custard'})`}
            />
          ))}
        </>
      )}
      <rect width={sceneWidth} height="12" fill="var(--color-night)" />
    </svg>
  );
}

type PartProps = { svg: string; x?: number; y?: number; width: number; height: number };

/** A drawing inside the image. Not as `<image>`, because the renderer draws no image within an image. */
function Part({ svg, ...place }: PartProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a file of this repository
  return <svg aria-hidden="true" {...place} dangerouslySetInnerHTML={{ __html: svg }} />;
}

function drawing(name: string): string {
  return readFileSync(`site/ui/drawings/${name}.svg`, 'utf8');
}

import { brand } from '../../content/brand.ts';
import type { Language } from '../../domain/languages.ts';
import { BrandMark } from '../ui/brand-mark.tsx';

/** `displayWidth(brand.en)`, written out: the stylesheet of pages that are rendered per request is made from the classes in the sources. */
const width = 'w-[3.57em] whitespace-nowrap';

/**
 * The logo and the name: `Encore` in the display font, 再嚐 in a similar weight.
 * @param header the language of the header that has it: on the smallest phones a Chinese one has no room for the English name
 */
export function BrandName({ header }: { header?: Language }) {
  return (
    <>
      <BrandMark />
      <span className={header === 'zh' ? `${width} max-[22.5rem]:hidden` : width}>{brand.en}</span>
      <span lang="zh-HK" className="font-display font-bold">
        {brand.zh}
      </span>
    </>
  );
}

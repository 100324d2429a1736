import { brand } from '../../content/brand.ts';
import { BrandMark } from '../ui/brand-mark.tsx';

/** The mark and the name, as they stand in the bar and the footer: `Encore` in the display face, 再嚐 as heavy as it. */
export function BrandName() {
  return (
    <>
      <BrandMark />
      <span>{brand.en}</span>
      <span lang="zh-HK" className="font-display md:max-lg:hidden">
        {brand.zh}
      </span>
    </>
  );
}

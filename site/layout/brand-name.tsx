import { brand } from '../../content/brand.ts';
import { BrandMark } from '../ui/brand-mark.tsx';

/**
 * The mark and the name: `Encore` in the display face, 再嚐 as heavy as it.
 * @param short leaves 再嚐 out on tablets, where the bar of English words has no room for it
 */
export function BrandName({ short = false }: { short?: boolean }) {
  return (
    <>
      <BrandMark />
      <span>{brand.en}</span>
      <span lang="zh-HK" className={`font-display ${short ? 'md:max-lg:hidden' : ''}`}>
        {brand.zh}
      </span>
    </>
  );
}

import { brand } from '../../content/brand.ts';
import { BrandMark } from '../ui/brand-mark.tsx';

/**
 * The logo and the name: `Encore` in the display font, 再嚐 in a similar weight.
 * @param short hides 再嚐 on tablets, where the English navigation bar is too wide for it
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

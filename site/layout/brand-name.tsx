import { brand } from '../../content/brand.ts';
import type { Language } from '../../domain/languages.ts';
import { BrandMark } from '../ui/brand-mark.tsx';

/** In the header of each language, the class of the name in the other one, which has no room beside the links there. */
const hidden = { en: { en: '', zh: 'md:max-lg:hidden' }, zh: { en: 'max-[22.5rem]:hidden', zh: '' } };

/**
 * The logo and the name: `Encore` in the display font, 再嚐 in a similar weight.
 * @param header the language of the header that has it; in the footer there is room for both names
 */
export function BrandName({ header }: { header?: Language }) {
  const { en, zh } = header ? hidden[header] : { en: '', zh: '' };
  return (
    <>
      <BrandMark />
      <span className={en}>{brand.en}</span>
      <span lang="zh-HK" className={`font-display ${zh}`}>
        {brand.zh}
      </span>
    </>
  );
}

import { brand } from '../../content/brand.ts';
import type { Language } from '../../domain/languages.ts';
import { siteWords } from '../../site/layout/words.ts';

type Props = {
  language: Language;
  /** The page's heading in pieces that are not broken: words with the space after them, or Chinese phrases. */
  pieces: readonly string[];
  /** Drawings as addresses: the brand's mark and the scene on the right. */
  mark: string;
  scene: string;
  color: (name: string) => string;
};

const fonts: Record<Language, string> = { en: 'Young Serif', zh: 'Noto Serif HK' };

/** The image of a page in a chat or a feed, 1200 by 630: its heading beside a scene. Laid out by satori while building. */
export function SocialImage({ language, pieces, mark, scene, color }: Props) {
  const { tagline } = siteWords[language];
  const heading = pieces.join('');
  return (
    <div style={{ display: 'flex', width: 1200, height: 630, background: color('paper'), color: color('ink') }}>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 768,
          padding: '48px 40px 44px 64px',
          fontFamily: fonts[language],
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 44 }}>
          <img src={mark} alt="" width={76} height={76} />
          <span style={{ fontFamily: fonts.en }}>{brand.en}</span>
          <span style={{ fontFamily: fonts.zh }}>{brand.zh}</span>
        </div>
        <div style={{ display: 'flex', flexWrap: 'wrap', fontSize: fontSize(language, pieces), lineHeight: 1.18 }}>
          {pieces.map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, drawn once
            <span key={index} style={{ whiteSpace: 'pre' }}>
              {piece}
            </span>
          ))}
        </div>
        {/* Not twice: it is the heading of Home in Chinese. */}
        <div style={{ fontSize: 28, color: color('hot') }}>{heading === tagline ? '' : tagline}</div>
      </div>
      <img src={scene} alt="" width={432} height={630} />
    </div>
  );
}

/** Pixels, so that the heading fits four lines of 664 pixels. */
function fontSize(language: Language, pieces: readonly string[]): number {
  // A Chinese character is about twice as wide as a Latin letter.
  const length = pieces.join('').length * (language === 'zh' ? 2 : 1);
  if (length <= 28) return 92;
  if (length <= 44) return 80;
  return length <= 64 ? 66 : 54;
}

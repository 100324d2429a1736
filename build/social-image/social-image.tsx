import { brand } from '../../content/brand.ts';
import type { Language } from '../../domain/languages.ts';
import { siteWords } from '../../site/layout/words.ts';
import { sceneWidth } from './scene.tsx';

type Props = {
  language: Language;
  /** The page's heading: its sentences, or Chinese clauses, in pieces that are not broken. Each begins a line. */
  clauses: readonly (readonly string[])[];
  /** Drawings as addresses: the brand's mark and the scene on the right. */
  mark: string;
  scene: string;
  color: (name: string) => string;
};

const imageWidth = 1200;
const fonts: Record<Language, string> = { en: 'Young Serif', zh: 'Noto Serif HK' };

/** The image of a page in a chat or a feed, 1200 by 630: its heading beside a scene. Laid out by satori while building. */
export function SocialImage({ language, clauses, mark, scene, color }: Props) {
  const { tagline } = siteWords[language];
  const heading = clauses.flat().join('');
  return (
    <div style={{ display: 'flex', width: imageWidth, height: 630, background: color('paper'), color: color('ink') }}>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: imageWidth - sceneWidth,
          padding: '48px 40px 44px 56px',
          fontFamily: fonts[language],
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 44 }}>
          <img src={mark} alt="" width={76} height={76} />
          <span style={{ fontFamily: fonts.en }}>{brand.en}</span>
          <span style={{ fontFamily: fonts.zh }}>{brand.zh}</span>
        </div>
        <div
          style={{ display: 'flex', flexDirection: 'column', fontSize: fontSize(language, clauses), lineHeight: 1.18 }}
        >
          {clauses.map((pieces) =>
            language === 'en' ? (
              <div key={pieces.join()} style={{ textWrap: 'balance' }}>
                {pieces.join('')}
              </div>
            ) : (
              <div key={pieces.join()} style={{ display: 'flex', flexWrap: 'wrap' }}>
                {pieces.map((piece) => (
                  <span key={piece}>{piece}</span>
                ))}
              </div>
            ),
          )}
        </div>
        {/* Not twice: it is the heading of Home in Chinese. */}
        <div style={{ fontSize: 26, color: color('hot') }}>{heading === tagline ? '' : tagline}</div>
      </div>
      <img src={scene} alt="" width={sceneWidth} height={630} />
    </div>
  );
}

/** Pixels, so that the heading fits four lines of 624 pixels, and a Chinese clause without the mark at its end one. */
function fontSize(language: Language, clauses: readonly (readonly string[])[]): number {
  const texts = clauses.map((pieces) => pieces.join(''));
  if (language === 'zh') return Math.min(112, Math.floor(624 / Math.max(...texts.map((it) => it.search(/[，？]?$/)))));
  const { length } = texts.join('');
  if (length <= 18) return 92;
  if (length <= 44) return 70;
  return length <= 64 ? 66 : 54;
}

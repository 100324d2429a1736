import type { home } from '../../../content/en/home.ts';
import type { Language } from '../../../domain/languages.ts';
import { appScreenPath } from '../../../domain/service-pages.ts';
import { DownloadBadges } from '../../layout/download-badges.tsx';
import { siteWords } from '../../layout/words.ts';
import bag from '../../ui/drawings/bag/full.svg?url&no-inline';
import bagShapes from '../../ui/drawings/bag/full-shapes.svg?raw';
import { LateDrawing } from '../../ui/drawings/late-drawing.tsx';
import clock from '../../ui/drawings/shops/wall-clock.svg?raw';
import { Heading } from '../../ui/heading.tsx';
import { Lead } from '../../ui/lead.tsx';

type Words = typeof home.hero;

/**
 * The opening of the home page: a shop at closing time, with title, a bag, download links, and the app, in the order that phones
 * show, so that nothing moves when the document arrives in pieces. While it is opened the clock goes from six to nine, and the
 * price is struck through (`site/styles/hero.css`).
 */
export function Hero({ words, language }: { words: Words; language: Language }) {
  const { title, subtitle, description, appStore, googlePlay, phone } = words;
  return (
    <section className="hero">
      <div data-screen-only className="roller-shutter" />
      <div data-screen-only className="awning" />
      <div className="hero-words">
        <Heading level={1}>{title}</Heading>
        <p className="whole-clauses max-w-md font-bold">
          <span>{subtitle}</span>
        </p>
      </div>
      <BagForSale {...phone.bags.bread} />
      <div className="hero-offer">
        <DownloadBadges words={siteWords[language].download} labels={{ appStore, googlePlay }} />
        <Lead>{description}</Lead>
      </div>
      <div role="img" aria-label={phone.label} data-screen-only className="hero-phone">
        <LateDrawing file={appScreenPath(language)} viewBox="0 0 300 564" className="w-full" />
      </div>
    </section>
  );
}

/**
 * The bag on the counter with its price, and a clock: one drawing, so that none of them floats in any window. The page has the shapes of
 * the bag, and its file the line, which the page script adds after the first paint.
 */
function BagForSale({ originalPrice, price }: Words['phone']['bags']['bread']) {
  return (
    <svg viewBox="-6 6 264 272" aria-hidden="true" data-screen-only className="hero-bag">
      <g>
        <Part svg={bagShapes} place='x="36" width="240" height="276"' />
        <use data-file={`${bag}#drawing`} x={36} />
      </g>
      <path d="M18 202l10-8m48 0 10 8M28 266l-5 9m55-9 5 9" stroke="#2b1912" strokeWidth="10" strokeLinecap="round" />
      <Part svg={clock} place='x="6" y="186" width="92" height="92"' />
      <g transform="rotate(-6 50 140)">
        <path d="M-6 108h92l18 32-18 32H-6z" fill="var(--color-cream)" />
        <circle cx="92" cy="140" r="4" />
        <text x="41" y="131" fontSize="14">
          {originalPrice}
        </text>
        <path d="M14 126h54" stroke="#2b1912" strokeWidth="2" className="strike" />
        <text x="41" y="161" fontSize="22" fill="var(--color-char)">
          {price}
        </text>
      </g>
    </svg>
  );
}

function Part({ svg: file, place }: { svg: string; place: string }) {
  // Inside a page no namespace is needed, and no lines: Home is to be small.
  const svg = file.replace('xmlns="http://www.w3.org/2000/svg"', place).replaceAll('\n', '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a file of this repository
  return <g dangerouslySetInnerHTML={{ __html: svg }} />;
}

import type { home } from '../../../content/en/home.ts';
import type { Language } from '../../../domain/languages.ts';
import { displayWidth } from '../../fonts/display-font.ts';
import { DownloadBadges } from '../../layout/download-badges.tsx';
import { siteWords } from '../../layout/words.ts';
import bag from '../../ui/drawings/bag/full.svg?raw';
import { InlineDrawing } from '../../ui/drawings/inline-drawing.tsx';
import { Picture } from '../../ui/drawings/picture.tsx';
import clock from '../../ui/drawings/shops/wall-clock.svg?raw';
import { Heading } from '../../ui/heading.tsx';
import { AppScreen } from './app-screen.tsx';

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
      </div>
      <p className="hero-text max-w-md">{description}</p>
      <AppScreen words={phone} className="hero-phone" />
    </section>
  );
}

/** The bag on the counter, with its price, and the clock on the wall. */
function BagForSale({ originalPrice, price }: Words['phone']['bags']['bread']) {
  return (
    <div data-screen-only aria-hidden="true" className="hero-bag">
      <InlineDrawing svg={clock} className="wall-clock" />
      <InlineDrawing svg={bag} className="bag" />
      <Picture name="food/egg-tart" />
      <p className="struck-price shadow-lift">
        <s className={`mx-auto block ${displayWidth(originalPrice)}`}>{originalPrice}</s>
        <b className={`block ${displayWidth(price)}`}>{price}</b>
      </p>
    </div>
  );
}

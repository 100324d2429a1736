import { appAddress } from '../../domain/facts.ts';
import { appCodePath } from '../../domain/service-pages.ts';
import { Picture } from '../ui/drawings/picture.tsx';
import type { ShelfTexts } from './texts.ts';

/** The end of the street: the app, by link, and by QR code where the screen is wide and there is a mouse. */
export function Poster({ words }: { words: ShelfTexts['words']['poster'] }) {
  return (
    <li className="shelf-shop shelf-end">
      <div className="shelf-poster">
        <Picture name="bag/wink" />
        <p className="shelf-poster-title">{words.title}</p>
        <p>{words.text}</p>
        <a href={appAddress(navigator.userAgent)} className="button">
          {words.button}
        </a>
        <figure>
          <img src={appCodePath} alt="" width="120" height="120" loading="lazy" />
          <figcaption>{words.scan}</figcaption>
        </figure>
      </div>
    </li>
  );
}

import type { ReactNode } from 'react';
import { appAddress } from '../../domain/facts.ts';
import { appCodePath } from '../../domain/service-pages.ts';
import { Picture } from '../ui/drawings/picture.tsx';
import type { PictureName } from '../ui/drawings/pictures.ts';
import type { ShelfTexts } from './texts.ts';

/** A front with its shutter down, and no sign. */
export function ClosedFront({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="shelf-wall" />
      <div className="shelf-awning" />
      <div className="shelf-opening">
        <div className="shelf-closed">{children}</div>
      </div>
      <div className="shelf-pavement" />
    </>
  );
}

/** What stands beside the street's shops on wide screens, cut by the edge of the screen; with these paintings. */
export function Neighbours({ paintings }: { paintings: readonly PictureName[] }) {
  return (
    <li aria-hidden="true" className="shelf-neighbour">
      {paintings.map((painting) => (
        <div key={painting} className="shelf-shop">
          <ClosedFront>
            <Picture name={painting} />
          </ClosedFront>
        </div>
      ))}
    </li>
  );
}

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

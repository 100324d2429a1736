import type { RefObject } from 'react';
import type { Language } from '../../domain/languages.ts';
import { download, pictureOf } from './stamp-file.ts';
import { impactWords } from './words.ts';

type Props = {
  language: Language;
  bags: number;
  /** The element that has the drawing. */
  frame: RefObject<HTMLElement | null>;
};

/** Saves the stamp as a picture, or shares it with its words; rendered in the browser only, which knows its address. */
export function StampButtons({ language, bags, frame }: Props) {
  const { words, fill } = impactWords(language, bags);
  const text = `${fill(words.stamp.message)} ${words.stamp.invitation}`;
  const url = `${location.origin}${location.pathname}`;
  const whatsapp = `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`;
  const picture = () => pictureOf(frame.current?.firstElementChild as SVGElement);
  const canShare = 'share' in navigator;

  const share = async () => {
    try {
      const withPicture = { text, url, files: [await picture()] };
      // Not every browser that shares texts shares files.
      await navigator.share(navigator.canShare?.(withPicture) ? withPicture : { text, url });
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCancelled) location.assign(whatsapp);
    }
  };

  return (
    <p className="stamp-buttons">
      <button type="button" className="button" onClick={async () => download(await picture())}>
        {words.stamp.save}
      </button>
      <a
        href={whatsapp}
        className="button"
        onClick={(event) => {
          if (!canShare) return;
          event.preventDefault();
          share();
        }}
      >
        {canShare ? words.stamp.share : words.stamp.whatsapp}
      </a>
    </p>
  );
}

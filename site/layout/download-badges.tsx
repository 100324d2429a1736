import { facts } from '../../domain/facts.ts';
import { appCodePath } from '../../domain/service-pages.ts';
import type { SiteWords } from './words.ts';

type Props = {
  words: SiteWords['download'];
  /** The accessible name of each link; begins with the words on the badge. */
  labels?: { appStore: string; googlePlay: string };
};

const badge = 'rounded-md bg-night text-cream rim-cream hover:bg-char';

/**
 * The App Store badge and the Google Play badge, whose link goes to the APK page (docs/spec.md §1, §2.4). Where the screen is
 * wide and there is a mouse, also a QR code for the phone; elsewhere it is not loaded.
 */
export function DownloadBadges({ words, labels }: Props) {
  return (
    <div data-screen-only className="w-full">
      <ul className="store-badges">
        <li>
          <a href={facts.appStore} aria-label={labels?.appStore} className={badge}>
            <svg viewBox="0 0 24 28" aria-hidden="true" className="fill-current">
              <path d="M17 0c.2 2-.6 3.6-1.6 4.8C14.3 6 12.9 6.7 11.5 6.6c-.2-1.8.6-3.5 1.5-4.6C14 .9 15.7.1 17 0Zm4.6 9.5c-2 1.2-3 2.9-3 5 0 2.4 1.4 4.2 3.4 5-.5 1.5-1.2 2.8-2 4-1.1 1.6-2.2 3.2-4 3.2-1.7 0-2.2-1-4.2-1s-2.6 1-4.2 1.1c-1.7 0-3-1.7-4.1-3.3C1.3 20.3-.3 15.4 1.8 11.9c1-1.8 3-2.9 5-2.9 1.8 0 3.3 1.2 4.4 1.2 1 0 3-1.4 5.1-1.2 2 .1 3.9.7 5.3.5Z" />
            </svg>
            <Words {...words.appStore} />
          </a>
        </li>
        <li>
          <a href={facts.androidDownload} aria-label={labels?.googlePlay} className={badge}>
            <svg viewBox="0 0 24 26" aria-hidden="true">
              <path d="M1 1v24l12.5-12z" fill="#8fd6a6" />
              <path d="M1 1 17.5 9.8 13.5 13z" fill="#f8d77f" />
              <path d="m1 25 16.5-8.8L13.5 13z" fill="#ff8363" />
              <path d="M17.5 9.8 23.5 13l-6 3.2-4-3.2z" fill="#dcb683" />
            </svg>
            <Words {...words.googlePlay} />
          </a>
        </li>
        <li className="-mb-6 hidden items-center gap-2 text-xs xl:pointer-fine:flex">
          <img
            src={appCodePath}
            alt={words.code}
            width="80"
            height="80"
            loading="lazy"
            className="rounded-md bg-cream"
          />
          {words.scan}
        </li>
      </ul>
      <p className="mt-2 text-sm">{words.androidNote}</p>
    </div>
  );
}

function Words({ small, large }: { small: string; large: string }) {
  return (
    <span>
      <span>{small}</span> <span>{large}</span>
    </span>
  );
}

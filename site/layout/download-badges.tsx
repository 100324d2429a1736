import { facts } from '../../domain/facts.ts';
import { appCodePath } from '../../domain/service-pages.ts';
import type { SiteWords } from './words.ts';

type Props = {
  words: SiteWords['download'];
  /** The accessible name of each link; begins with the words on the badge. */
  labels?: { appStore: string; googlePlay: string };
};

/**
 * The App Store badge and the Google Play badge, whose link goes to the APK page (docs/spec.md §1, §2.4). Where the screen is
 * wide and there is a mouse, also a QR code for the phone; elsewhere it is not loaded.
 */
export function DownloadBadges({ words, labels }: Props) {
  return (
    <div data-screen-only className="w-full">
      <ul className="store-badges">
        <li>
          <a href={facts.appStore} aria-label={labels?.appStore}>
            <svg viewBox="0 0 24 28" aria-hidden="true">
              <path d="M17 0q0 6-5.5 6.6Q11.4 2 17 0m4.6 9.5q-6 5 .4 10-4 9-8 6-2-1-4.2 0-5 3-8-6Q-1 9 6.8 9q5 2 9.5 0 3-1 5.3.5z" />
            </svg>
            <Words {...words.appStore} />
          </a>
        </li>
        <li>
          <a href={facts.androidDownload} aria-label={labels?.googlePlay}>
            <svg viewBox="0 0 24 28" aria-hidden="true">
              <path d="M3 3v22l19-11z" />
            </svg>
            <Words {...words.googlePlay} />
          </a>
        </li>
        <li className="hidden items-center gap-2 text-sm xl:pointer-fine:flex">
          <img
            src={appCodePath}
            alt={words.code}
            width="80"
            height="80"
            loading="lazy"
            className="shrink-0 rounded-md bg-cream"
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

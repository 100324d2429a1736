import { facts } from '../../domain/facts.ts';
import type { SiteWords } from './words.ts';

type Props = {
  words: SiteWords['download'];
  /** What each link says to those who do not see where it leads; begins with the words on the badge. */
  labels?: { appStore: string; googlePlay: string };
};

const badge =
  'flex min-h-14 items-center gap-3 rounded-md bg-night px-5 py-2 text-cream ring-1 ring-cream/30 hover:bg-char';

/** The App Store badge and the Google Play badge, whose link goes to the APK page (SPEC §2 "Home"). */
export function DownloadBadges({ words, labels }: Props) {
  return (
    <ul className="flex flex-wrap gap-3">
      <li>
        <a href={facts.appStore} aria-label={labels?.appStore} className={badge}>
          <svg viewBox="0 0 24 28" aria-hidden="true" className="w-6 fill-current">
            <path d="M17 0c.2 2-.6 3.600-1.600 4.800C14.300 6 12.900 6.700 11.500 6.600c-.2-1.800.6-3.500 1.500-4.600C14 .9 15.700.1 17 0Zm4.600 9.500c-2 1.200-3 2.900-3 5 0 2.400 1.400 4.200 3.400 5-.5 1.500-1.200 2.800-2 4-1.100 1.600-2.200 3.200-4 3.200-1.700 0-2.200-1-4.200-1s-2.600 1-4.200 1.100c-1.700 0-3-1.700-4.100-3.300C1.300 20.300-.3 15.400 1.800 11.900c1-1.800 3-2.900 5-2.900 1.800 0 3.300 1.200 4.400 1.200 1 0 3-1.400 5.100-1.200 2 .1 3.900.7 5.300.5Z" />
          </svg>
          <Words {...words.appStore} />
        </a>
      </li>
      <li>
        <a href={facts.androidDownload} aria-label={labels?.googlePlay} className={badge}>
          <svg viewBox="0 0 24 26" aria-hidden="true" className="w-6">
            <path d="M1 1v24l12.500-12z" fill="#8fd6a6" />
            <path d="M1 1 17.500 9.800 13.500 13z" fill="#f8d77f" />
            <path d="m1 25 16.500-8.800L13.500 13z" fill="#ff8363" />
            <path d="M17.500 9.800 23.500 13l-6 3.200-4-3.200z" fill="#dcb683" />
          </svg>
          <Words {...words.googlePlay} />
        </a>
      </li>
    </ul>
  );
}

function Words({ small, large }: { small: string; large: string }) {
  return (
    <span className="flex flex-col leading-tight">
      <span className="text-xs">{small}</span>
      <span className="text-lg leading-tight font-bold">{large}</span>
    </span>
  );
}

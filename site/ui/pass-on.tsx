import type { RefCallback } from 'react';
import { passOn as en } from '../../content/en/pass-on.ts';
import { passOn as zh } from '../../content/zh/pass-on.ts';
import type { Language } from '../../domain/languages.ts';
import { posterPath, referralCodePath } from '../../domain/service-pages.ts';

type Props = {
  language: Language;
  /** Of the referral page, with its origin. */
  address: string;
  /** Where the server that renders the poster is; nothing where it is that of the page. */
  apiOrigin: string;
  ref?: RefCallback<HTMLElement>;
};

/**
 * Ways to tell others of the referral programme. `site/scripts/copy.ts` shows the buttons where the browser can share or copy; the
 * QR code is loaded when it is opened.
 */
export function PassOn({ language, address, apiOrigin, ref }: Props) {
  const words = { en, zh }[language];
  return (
    <div ref={ref} data-screen-only data-island="copy" className="flex flex-wrap items-start gap-x-5">
      <span className="py-2.5">{words.text}</span>{' '}
      <button type="button" hidden className="text-link py-2.5">
        {words.share}
      </button>{' '}
      <a href={`https://wa.me/?text=${encodeURIComponent(address)}`} rel="external" className="text-link py-2.5">
        {words.whatsapp}
      </a>{' '}
      <button type="button" hidden data-copy={address} data-copied={words.copied} className="text-link py-2.5">
        {words.copy}
      </button>{' '}
      <details>
        <summary className="text-link py-2.5">{words.code}</summary>
        <img src={referralCodePath(language)} alt="" loading="lazy" />
      </details>
      <a href={apiOrigin + posterPath(language)} className="text-link py-2.5">
        {words.poster}
      </a>
    </div>
  );
}

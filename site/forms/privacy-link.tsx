import type { Language } from '../../domain/languages.ts';
import { pathTo } from '../../domain/pages.ts';
import { pageWords } from '../page-words.ts';

/** The link to the privacy notice below a form. It is outside the island, so that the browser need not load the page table. */
export function PrivacyLink({ language }: { language: Language }) {
  return (
    <p className="mt-4 text-sm">
      {/* The partnership form is in a frame, which is too small for another page. */}
      <a href={pathTo('privacy', language)} target="_top" className="text-link -my-3 inline-block py-3">
        {pageWords.privacy[language].title}
      </a>
    </p>
  );
}

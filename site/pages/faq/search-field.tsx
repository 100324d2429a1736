import { questionSearch as en } from '../../../content/en/question-search.ts';
import { questionSearch as zh } from '../../../content/zh/question-search.ts';
import type { Language } from '../../../domain/languages.ts';

/**
 * The search for questions of the page; `scripts/search.ts` follows what is typed, and is loaded at the first touch. Without a
 * script it is not shown.
 */
export function SearchField({ language }: { language: Language }) {
  return (
    <search
      data-island="search"
      data-storage=""
      data-screen-only
      className="question-bubble white-paper noscript:hidden"
    >
      <label className="field text-lg font-bold">
        {{ en, zh }[language].label}
        <input type="search" autoComplete="off" className="control search-input h-16 rounded-full font-normal" />
      </label>
      <p role="status" className="mt-1 min-h-6 text-sm text-soft" />
    </search>
  );
}

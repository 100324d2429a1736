import { questionSearch as en } from '../../../content/en/question-search.ts';
import { questionSearch as zh } from '../../../content/zh/question-search.ts';
import type { Language } from '../../../domain/languages.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Heading } from '../../ui/heading.tsx';

type Props = {
  /** The target of a link at the top of the page; also the name that keeps one item open at a time. */
  id: string;
  title: string;
  items: readonly { question: string; answer: string }[];
};

/** One of the two lists; its heading stays in view, beside it on wide screens and above it on narrow ones. */
export function QuestionList({ id, title, items }: Props) {
  return (
    <section id={id} className="question-group column pt-4 pb-16 md:pb-24">
      <Heading level={2}>{title}</Heading>
      <Accordion name={id} items={items} />
    </section>
  );
}

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
      className="speech-bubble question-bubble white-paper noscript:hidden"
    >
      <label className="field text-lg font-bold">
        {{ en, zh }[language].label}
        <input type="search" autoComplete="off" className="control search-input h-16 rounded-full font-normal" />
      </label>
      <p role="status" className="mt-1 min-h-6 text-sm text-soft" />
    </search>
  );
}

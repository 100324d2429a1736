import type { FAQPage } from 'schema-dts';
import { type Language, languageTags } from '../../domain/languages.ts';
import type { PageId } from '../../domain/pages.ts';
import { pageWords } from '../page-words.ts';

type Questions = readonly { question: string; answer: string }[];

const { faq, referralFaq } = pageWords;

const items: Partial<Record<PageId, (language: Language) => Questions>> = {
  faq: (language) => [...faq[language].customers.items, ...faq[language].merchants.items],
  referralFaq: (language) => referralFaq[language].items,
};

/** The questions and answers of a page, in its own words. */
export function questions(page: PageId, language: Language): FAQPage[] {
  const list = items[page]?.(language);
  if (!list) return [];
  return [
    {
      '@type': 'FAQPage',
      inLanguage: languageTags[language],
      mainEntity: list.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

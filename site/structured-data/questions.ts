import type { FAQPage, HowTo } from 'schema-dts';
import { type Language, languageTags } from '../../domain/languages.ts';
import type { PageId } from '../../domain/pages.ts';
import { pageWords } from '../page-words.ts';

type Questions = readonly { question: string; answer: string }[];

const { faq, home, referral, referralFaq } = pageWords;

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

type Steps = { title: string; steps: Record<string, { title: string; description: string }> };

const guides: Partial<Record<PageId, (language: Language) => Steps>> = {
  home: (language) => home[language].howToUse,
  referral: (language) => referral[language].howItWorks,
};

/** The numbered steps of a page: how to get a bag, how to refer a restaurant. */
export function howTo(page: PageId, language: Language): HowTo[] {
  const guide = guides[page]?.(language);
  if (!guide) return [];
  return [
    {
      '@type': 'HowTo',
      name: guide.title,
      inLanguage: languageTags[language],
      step: Object.values(guide.steps).map(({ title, description }, index) => ({
        '@type': 'HowToStep',
        position: index + 1,
        name: title,
        text: description,
      })),
    },
  ];
}

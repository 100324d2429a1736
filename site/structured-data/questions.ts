import type { FAQPage } from 'schema-dts';
import { faq as en } from '../../content/en/faq.ts';
import { referralFaq as enReferral } from '../../content/en/referral-faq.ts';
import { faq as zh } from '../../content/zh/faq.ts';
import { referralFaq as zhReferral } from '../../content/zh/referral-faq.ts';
import { type Language, languageTags } from '../../domain/languages.ts';
import type { PageId } from '../../domain/pages.ts';

const lists = {
  en: [...en.customers.items, ...en.merchants.items],
  zh: [...zh.customers.items, ...zh.merchants.items],
};
const items: Partial<Record<PageId, Record<Language, readonly { question: string; answer: string }[]>>> = {
  faq: lists,
  referralFaq: { en: enReferral.items, zh: zhReferral.items },
};

/** The questions of a page with their answers, word for word as the page has them. */
export function questions(page: PageId, language: Language): FAQPage[] {
  const list = items[page]?.[language];
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

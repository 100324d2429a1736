import type { HowTo } from 'schema-dts';
import { type Language, languageTags } from '../../domain/languages.ts';
import type { PageId } from '../../domain/pages.ts';
import { pageWords } from '../page-words.ts';

const { home, referral } = pageWords;

type Steps = { title: string; steps: Record<string, { title: string; description: string }> };

const guides: Partial<Record<PageId, Record<Language, Steps>>> = {
  home: { en: home.en.howToUse, zh: home.zh.howToUse },
  referral: { en: referral.en.howItWorks, zh: referral.zh.howItWorks },
};

/** The numbered steps of a page: how to get a bag, how to refer a restaurant. */
export function howTo(page: PageId, language: Language): HowTo[] {
  const guide = guides[page]?.[language];
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

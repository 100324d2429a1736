import type { HowTo } from 'schema-dts';
import { home as en } from '../../content/en/home.ts';
import { referral as enReferral } from '../../content/en/referral.ts';
import { home as zh } from '../../content/zh/home.ts';
import { referral as zhReferral } from '../../content/zh/referral.ts';
import { type Language, languageTags } from '../../domain/languages.ts';
import type { PageId } from '../../domain/pages.ts';

type Steps = { title: string; steps: Record<string, { title: string; description: string }> };

const guides: Partial<Record<PageId, Record<Language, Steps>>> = {
  home: { en: en.howToUse, zh: zh.howToUse },
  referral: { en: enReferral.howItWorks, zh: zhReferral.howItWorks },
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

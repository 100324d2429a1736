import { about as enAbout } from '../content/en/about.ts';
import { accessibility as enAccessibility } from '../content/en/accessibility.ts';
import { blog as enBlog } from '../content/en/blog.ts';
import { faq as enFaq } from '../content/en/faq.ts';
import { form as enForm } from '../content/en/form.ts';
import { home as enHome } from '../content/en/home.ts';
import { media as enMedia } from '../content/en/media.ts';
import { merchant as enMerchant } from '../content/en/merchant.ts';
import { privacy as enPrivacy } from '../content/en/privacy.ts';
import { referral as enReferral } from '../content/en/referral.ts';
import { referralFaq as enReferralFaq } from '../content/en/referral-faq.ts';
import { terms as enTerms } from '../content/en/terms.ts';
import { whyJoin as enWhyJoin } from '../content/en/why-join.ts';
import { about as zhAbout } from '../content/zh/about.ts';
import { accessibility as zhAccessibility } from '../content/zh/accessibility.ts';
import { blog as zhBlog } from '../content/zh/blog.ts';
import { faq as zhFaq } from '../content/zh/faq.ts';
import { form as zhForm } from '../content/zh/form.ts';
import { home as zhHome } from '../content/zh/home.ts';
import { media as zhMedia } from '../content/zh/media.ts';
import { merchant as zhMerchant } from '../content/zh/merchant.ts';
import { privacy as zhPrivacy } from '../content/zh/privacy.ts';
import { referral as zhReferral } from '../content/zh/referral.ts';
import { referralFaq as zhReferralFaq } from '../content/zh/referral-faq.ts';
import { terms as zhTerms } from '../content/zh/terms.ts';
import { whyJoin as zhWhyJoin } from '../content/zh/why-join.ts';
import type { Language } from '../domain/languages.ts';
import type { PageId, PostSlug } from '../domain/pages.ts';

/** The ids of pages that have a label; posts have a title instead. */
export type LabelledPage = Exclude<PageId, PostSlug>;

type Words = {
  /** The page's name in links of the menu, the footer and breadcrumbs. */
  label: string;
  meta: { title: string; description: string };
};

/** The words of each page in each language; a page of the table without words does not compile. The words of posts are their articles. */
export const pageWords = {
  home: { en: enHome, zh: zhHome },
  about: { en: enAbout, zh: zhAbout },
  merchant: { en: enMerchant, zh: zhMerchant },
  referral: { en: enReferral, zh: zhReferral },
  media: { en: enMedia, zh: zhMedia },
  blog: { en: enBlog, zh: zhBlog },
  faq: { en: enFaq, zh: zhFaq },
  terms: { en: enTerms, zh: zhTerms },
  privacy: { en: enPrivacy, zh: zhPrivacy },
  accessibility: { en: enAccessibility, zh: zhAccessibility },
  form: { en: enForm, zh: zhForm },
  whyJoin: { en: enWhyJoin, zh: zhWhyJoin },
  referralFaq: { en: enReferralFaq, zh: zhReferralFaq },
} satisfies Record<LabelledPage, Record<Language, Words>>;

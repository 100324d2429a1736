import { brand } from '../../content/brand.ts';
import { answers } from '../../content/zh/answers.ts';
import { calculator } from '../../content/zh/calculator.ts';
import { contactForm } from '../../content/zh/contact-form.ts';
import { impact } from '../../content/zh/impact.ts';
import { newsletter } from '../../content/zh/newsletter.ts';
import { notFound } from '../../content/zh/not-found.ts';
import { partnershipForm } from '../../content/zh/partnership-form.ts';
import { referralForm } from '../../content/zh/referral-form.ts';
import { referralPoster } from '../../content/zh/referral-poster.ts';
import { shelf } from '../../content/zh/shelf.ts';
import { site } from '../../content/zh/site.ts';
import { type PageId, type PostSlug, pages, postSlugs } from '../../domain/pages.ts';
import { articleOf } from '../markdown/articles.ts';
import { notices } from '../markdown/notices.ts';
import { pageWords } from '../page-words.ts';

const { home, about, merchant, referral, media, blog, terms } = pageWords;

/** A page of the table, or one of the others, which share a font per kind. */
export type HeadlinePage = PageId | 'answers' | 'not-found';

/**
 * Per Chinese page what is shown in the headline font besides the titles of its words: of an object its titles, at any depth. A
 * test in the browser finds what is missing here (`tests/visits/fonts.spec.ts`).
 */
const more: Partial<Record<HeadlinePage, readonly unknown[]>> = {
  home: [
    home.zh.media.supportersTitle,
    home.zh.media.pressContact.text,
    contactForm,
    home.zh.testimonials.cta,
    // The large lines of the tickets.
    home.zh.whyUse.features.surprise.illustration.saved,
    home.zh.whyUse.features.nearby.illustration.walk,
    shelf,
    shelf.pickup,
    shelf.mightHold,
    ...Object.values(shelf.shops).map(({ bag }) => bag),
  ],
  about: [
    about.zh.vision.text,
    ...Object.values(about.zh.problem.stats).flatMap(({ number, label }) => [number, label]),
    ...about.zh.impact.figures.map(({ unit }) => unit),
    impact,
    impact.bags.other,
    // The stamp, with a date.
    impact.lines.food.value,
    impact.lines.food.label,
    impact.stamp.bags.other,
    impact.stamp.place,
    '年月日',
  ],
  merchant: [...merchant.zh.costs.rows.flatMap(({ item, price }) => [item, price]), calculator],
  form: [partnershipForm],
  referral: [
    referral.zh.hero.sign,
    referralForm.sections,
    referralForm.success,
    referralForm.success.onDeviceTitle,
    referralForm.toasts.savedOnDevice,
  ],
  media: [...media.zh.impact.rows.map(({ value }) => value)],
  blog: [blog.zh.allPosts, newsletter, ...postSlugs.map((slug) => articleOf('zh', slug))],
  terms: [terms.zh.contents],
  privacy: headingsOf(notices.zh.privacy.markdown),
  accessibility: headingsOf(notices.zh.accessibility.markdown),
  ...Object.fromEntries(postSlugs.map((slug) => [slug, wordsOfPost(slug)])),
  answers: [answers, answers.refused.fieldsTitle],
  // The poster is rendered per request, and has the same font.
  'not-found': [notFound, referralPoster.title, ...Object.values(notFound.suggestions.pages).map(({ label }) => label)],
};

/** The pages that have a headline font of their own. */
export const headlinePages: HeadlinePage[] = [...pages.map(({ id }) => id), 'answers', 'not-found'];

/** The texts of a Chinese page that are shown in the headline font. */
export function headlineTexts(page: HeadlinePage): string[] {
  const words = page in pageWords ? pageWords[page as keyof typeof pageWords].zh : undefined;
  return [words, ...(more[page] ?? [])].flatMap((entry) => (typeof entry === 'string' ? entry : titlesIn(entry)));
}

/** The texts in the headline font on every page: the name, and on Chinese pages the large links of the menu. */
export const headlineTextsOfAll = {
  en: [brand.zh],
  zh: [
    brand.zh,
    site.footer.headings.contact,
    ...pages.flatMap((page) => (page.header === 'bar' || page.header === 'more' ? pageWords[page.id].zh.label : [])),
  ],
};

function wordsOfPost(slug: PostSlug): unknown[] {
  const articles = postSlugs.map((other) => articleOf('zh', other));
  return [blog.zh.end, blog.zh.related, ...articles, ...headingsOf(articleOf('zh', slug).markdown)];
}

function headingsOf(markdown: string): string[] {
  return markdown.split('\n').filter((line) => line.startsWith('#'));
}

/** What is called `title`, except in the metadata of the page. */
function titlesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => {
    if (name === 'meta') return [];
    return name === 'title' ? [String(value)] : titlesIn(value);
  });
}

import { site as en } from '../../content/en/site.ts';
import { site as zh } from '../../content/zh/site.ts';
import type { Language } from '../../domain/languages.ts';

export type SiteWords = typeof en;

/** The words of the layout: navigation, footer, download badges. */
export const siteWords: Record<Language, SiteWords> = { en, zh };

import { brand } from '../../content/brand.ts';
import source from '../../content/en/terms.md?raw';
import { day, readFrontMatter } from './front-matter.ts';
import { toHtml } from './to-html.ts';

export type TermsSection = {
  /** The number it is cited by, 1 to 11. */
  number: number;
  title: string;
  /** Its paragraphs; the one numbered 7.3 has the id `clause-7.3`. */
  html: string;
};

const { data, body } = readFrontMatter('content/en/terms.md', source.replaceAll('{brand}', brand.en), { updated: day });

/** The day the terms last changed, as 2026-11-01. */
export const termsUpdated = data.updated;

/** Sections 1 to 11 of the terms, in English for both languages (docs/spec.md §2.1). */
export const termsSections: readonly TermsSection[] = body
  .split(/^## /m)
  .slice(1)
  .map((text) => {
    const [, number, title, paragraphs] = /^(\d+)\. ([^\n]*)\n(.*)$/s.exec(text) ?? [];
    if (!number || !title || paragraphs === undefined)
      throw new Error(`content/en/terms.md: “## ${text.slice(0, 40)}” is not a heading like “## 7. Cancellation”`);
    return { number: Number(number), title, html: numbered(toHtml(cited(paragraphs), 'en')) };
  });

/** A clause number inside a sentence becomes a link to that clause. */
function cited(markdown: string): string {
  return markdown.replace(/(?<=\S )(\d+\.\d+)\b/g, '[$1](#clause-$1)');
}

/** The number at the start of a paragraph becomes the id of the paragraph and a link to it. */
function numbered(html: string): string {
  return html.replace(
    /<p>(\d+\.\d+) /g,
    '<p class="clause" id="clause-$1"><a href="#clause-$1" class="clause-number">$1</a> ',
  );
}

import { brand } from '../../content/brand.ts';
import source from '../../content/en/terms.md?raw';
import summarySource from '../../content/zh/terms-summary.md?raw';
import { day, readFrontMatter, words } from './front-matter.ts';
import { toHtml } from './to-html.ts';

type Section = {
  /** The number it is cited by, 1 to 11. */
  number: number;
  title: string;
};

/** `html` is its paragraphs; the one numbered 7.3 has the id `clause-7.3`. */
export type TermsSection = Section & { html: string };

const terms = readFrontMatter('content/en/terms.md', source.replaceAll('{brand}', brand.en), { updated: day });

/** The day the terms last changed, as 2026-11-01. */
export const termsUpdated = terms.data.updated;

/** Sections 1 to 11 of the terms, in English for both languages (docs/spec.md §2.1). */
export const termsSections: readonly TermsSection[] = sectionsOf('content/en/terms.md', terms.body).map(
  ({ markdown, ...section }) => ({ ...section, html: numbered(toHtml(cited(markdown), 'en')) }),
);

/** The Chinese summary of each section: its paragraph, and the label that says that it is only a summary. */
export type TermsSummary = { label: string; sections: readonly (Section & { text: string })[] };

export const termsSummary: TermsSummary = readSummary();

function readSummary(): TermsSummary {
  const file = 'content/zh/terms-summary.md';
  const { data, body } = readFrontMatter(file, summarySource.replaceAll('{brand}', brand.zh), { label: words });
  const sections = sectionsOf(file, body).map(({ markdown, ...section }) => ({ ...section, text: markdown.trim() }));
  return { ...data, sections };
}

/**
 * The sections of a Markdown text with headings such as `## 7. Cancellation`.
 * @throws an error that names the file and the heading; it stops the build
 */
function sectionsOf(file: string, body: string): (Section & { markdown: string })[] {
  return body
    .split(/^## /m)
    .slice(1)
    .map((text) => {
      const [, number, title, markdown] = /^(\d+)\. ([^\n]*)\n(.*)$/s.exec(text) ?? [];
      if (!number || !title || markdown === undefined)
        throw new Error(`${file}: “## ${text.slice(0, 40)}” is not a heading like “## 7. Cancellation”`);
      return { number: Number(number), title, markdown };
    });
}

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

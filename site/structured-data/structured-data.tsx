import type { Language } from '../../domain/languages.ts';
import type { PageId } from '../../domain/pages.ts';
import { structuredDataOf } from './graph.ts';

type Props = { page: PageId; language: Language };

/** The structured data of a page for search engines (schema.org, JSON-LD). It contains only texts of the page. */
export function StructuredData({ page, language }: Props) {
  const graph = structuredDataOf(page, language);
  if (graph.length === 0) return null;
  // Inside a script element only `<` could end it early; browsers do not run a data block, so no CSP hash is needed.
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in a script element must not be escaped as HTML
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

import type { TermsSection } from '../../markdown/terms-sections.ts';

/** The text of the terms, in English on the page of either language (docs/spec.md §2.1). */
export function TermsSections({ sections }: { sections: readonly TermsSection[] }) {
  return (
    <div lang="en" className="grid max-w-prose min-w-0 gap-14">
      {sections.map(({ number, title, html }) => (
        <section key={number} id={`section-${number}`} aria-labelledby={`title-${number}`}>
          <h2 id={`title-${number}`} className="mb-5 flex gap-4 text-2xl">
            <span className="shrink-0 text-hot">{`${number}.`}</span>
            {title}
          </h2>
          <div
            className="prose clauses"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered while the page is built
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </section>
      ))}
    </div>
  );
}

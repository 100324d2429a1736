import { languageTags } from '../../../domain/languages.ts';
import type { TermsSection, TermsSummary } from '../../markdown/terms-sections.ts';
import { Heading } from '../../ui/heading.tsx';
import { WholeEnd } from '../../ui/lead.tsx';

type Props = { sections: readonly TermsSection[]; summary: TermsSummary | null };

/**
 * The text of the terms, in English on the page of either language (docs/spec.md §2.1). On the Chinese page a summary
 * is above each section.
 */
export function TermsSections({ sections, summary }: Props) {
  return (
    <div lang={languageTags.en} className="grid max-w-prose min-w-0 gap-14">
      {sections.map(({ number, title, html }) => (
        <section key={number} id={`section-${number}`} aria-labelledby={`title-${number}`}>
          {summary && <Summary label={summary.label} {...summary.sections.find((one) => one.number === number)} />}
          <h2 id={`title-${number}`} className="mb-5 flex gap-4 text-2xl">
            <span className="shrink-0 text-hot">{`${number}.`}</span>
            {title}
          </h2>
          <div
            className="prose clauses font-[system-ui]"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered while the page is built
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </section>
      ))}
    </div>
  );
}

function Summary({ label, number, title, text }: { label: string; number?: number; title?: string; text?: string }) {
  return (
    <div
      role="note"
      lang={languageTags.zh}
      className="mb-8 break-inside-avoid break-after-avoid border-l-4 border-kraft bg-sunk px-5 py-4"
    >
      <p className="text-sm text-soft">{label}</p>
      <p className="mt-2 text-lg font-bold">{`${number}. ${title}`}</p>
      <p className="mt-1">{text && <WholeEnd>{text}</WholeEnd>}</p>
    </div>
  );
}

type TermsContentsProps = { title: string; sections: readonly { number: number; title: string }[] };

/** The table of contents, in the language of the page; it stays beside the text on a wide screen. */
export function TermsContents({ title, sections }: TermsContentsProps) {
  return (
    <nav
      aria-labelledby="contents"
      className="self-start border-t-2 border-ink pt-4 lg:sticky lg:top-28 lg:max-h-[calc(100vh-8rem)] lg:overflow-y-auto"
    >
      <Heading level={2} id="contents" className="mb-3 text-xl">
        {title}
      </Heading>
      <ol className="text-sm">
        {sections.map((section) => (
          <li key={section.number}>
            <a
              href={`#section-${section.number}`}
              className="grid grid-cols-[1.75rem_1fr] border-b border-line py-2.5 hover:text-hot"
            >
              <span className="font-display text-hot">{section.number}</span>
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { Heading } from '../../ui/heading.tsx';

type Props = { title: string; sections: readonly { number: number; title: string }[] };

/** The table of contents, in the language of the page; it stays beside the text on a wide screen. */
export function TermsContents({ title, sections }: Props) {
  return (
    <nav aria-labelledby="contents" className="self-start border-t-2 border-ink pt-4 lg:sticky lg:top-28">
      <Heading level={2} id="contents" className="mb-3 text-xl">
        {title}
      </Heading>
      <ol className="text-sm">
        {sections.map((section) => (
          <li key={section.number}>
            <a
              href={`#section-${section.number}`}
              className="grid grid-cols-[1.75rem_1fr] border-b border-line py-2 hover:text-hot"
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

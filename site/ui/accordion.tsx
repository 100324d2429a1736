import { BodyText } from './body-text.tsx';
import { RunningPhrases } from './phrases.tsx';

type Props = {
  /** Only one item with the same name is open at a time (docs/spec.md §2.9). */
  name: string;
  items: readonly { question: string; answer: string }[];
};

/** Questions that open to show their answers, the first one open; `<details name>` needs no script. */
export function Accordion({ name, items }: Props) {
  return (
    <div className="border-b border-line">
      {items.map(({ question, answer }, index) => (
        <details key={question} name={name} open={index === 0} className="answer group border-t border-line">
          <summary className="flex items-start justify-between gap-6 py-5 text-lg font-medium -outline-offset-3 hover:text-hot">
            <span className="break-keep">
              <RunningPhrases>{question}</RunningPhrases>
            </span>
            <svg viewBox="0 0 16 16" aria-hidden="true" className="mt-1.5 size-4 shrink-0 text-hot">
              <path d="M0 8h16" stroke="currentColor" strokeWidth="2.4" />
              <path d="M8 0v16" stroke="currentColor" strokeWidth="2.4" className="group-open:hidden" />
            </svg>
          </summary>
          <p className="max-w-prose pb-6 text-soft">
            <BodyText>{answer}</BodyText>
          </p>
        </details>
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Accordion } from '../../ui/accordion.tsx';
import { Heading } from '../../ui/heading.tsx';

type Props = {
  /** The target of a link at the top of the page; also the name that keeps one item open at a time. */
  id: string;
  title: string;
  items: readonly { question: string; answer: string }[];
  picture: ReactNode;
};

/** One of the two lists; its heading stays in view, beside it on wide screens and above it on narrow ones. */
export function QuestionList({ id, title, items, picture }: Props) {
  return (
    <section id={id} className="question-group column pt-4 pb-16 md:pb-24">
      <div>
        <Heading level={2} className="text-3xl">
          {title}
        </Heading>
        {picture}
      </div>
      <Accordion name={id} items={items} />
    </section>
  );
}

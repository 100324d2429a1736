import type { form } from '../../../content/en/form.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { Heading } from '../../ui/heading.tsx';

/** What happens after the form has been sent. */
export function NextSteps({ words }: { words: typeof form.next }) {
  return (
    <section className="border-t-2 border-ink pt-6">
      <Heading level={2} className="text-xl">
        {words.title}
      </Heading>
      <ol className="mt-5 grid gap-5">
        {words.steps.map(({ title, description }, index) => (
          <li key={title} className="grid grid-cols-[2.5rem_1fr]">
            <span aria-hidden="true" className="font-display text-2xl leading-tight text-hot">
              {index + 1}
            </span>
            <div>
              <Heading level={3} className="text-lg">
                {title}
              </Heading>
              <p className="text-soft">
                <BodyText>{description}</BodyText>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

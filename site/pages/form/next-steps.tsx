import type { form } from '../../../content/en/form.ts';

/** What happens after the form, so that nobody sends it into the dark. */
export function NextSteps({ words }: { words: typeof form.next }) {
  return (
    <section className="border-t-2 border-ink pt-6 lg:sticky lg:top-28 lg:self-start">
      <h2 className="text-xl">{words.title}</h2>
      <ol className="mt-5 grid gap-5">
        {words.steps.map(({ title, description }, index) => (
          <li key={title} className="grid grid-cols-[2.5rem_1fr]">
            <span aria-hidden="true" className="font-display text-2xl leading-tight text-hot lining-nums">
              {index + 1}
            </span>
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="text-soft">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

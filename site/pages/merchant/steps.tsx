import type { merchant } from '../../../content/en/merchant.ts';
import { Heading } from '../../ui/heading.tsx';

/** How it works: four steps as order slips on a rail. */
export function Steps({ words }: { words: typeof merchant.steps }) {
  return (
    <section className="column py-16 md:py-24">
      <Heading level={2} className="text-3xl">
        {words.title}
      </Heading>
      <ol className="mt-10 grid gap-y-8 sm:grid-cols-2 md:mt-14 lg:grid-cols-4">
        {words.items.map(({ title, description }, index) => (
          <li key={title} className="rail">
            <div className="paper-shadow">
              <div className="order-slip white-paper">
                <p aria-hidden="true" className="font-display text-4xl text-char">
                  {index + 1}
                </p>
                <Heading level={3} className="mt-2 text-xl">
                  {title}
                </Heading>
                <p className="mt-3 sm:min-h-32">{description}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

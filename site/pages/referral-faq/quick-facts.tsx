import { Heading } from '../../ui/heading.tsx';

type Props = { title: string; facts: readonly { label: string; value: string }[] };

/** The programme in six lines, printed like a till receipt. */
export function QuickFacts({ title, facts }: Props) {
  return (
    <section className="paper-shadow">
      <div className="white-paper receipt-paper px-7 py-10">
        <Heading level={2} className="mb-5 text-center text-2xl">
          {title}
        </Heading>
        <dl className="dashed-rule">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
              <dt className="text-soft">{label}</dt>
              <dd className="ml-auto text-right font-bold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

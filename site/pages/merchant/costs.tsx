import type { merchant } from '../../../content/en/merchant.ts';
import { BodyText } from '../../ui/body-text.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Phrases } from '../../ui/phrases.tsx';

/** The price list, as a red menu board on a tiled wall. */
export function Costs({ words }: { words: typeof merchant.costs }) {
  return (
    <section className="tile-wall section-space">
      <div className="column grid items-center gap-x-16 gap-y-10 wide:grid-cols-[1fr_1.5fr]">
        <div className="white-paper p-6 shadow-lift md:p-8">
          <Heading level={2} id="costs">
            {words.title}
          </Heading>
          <p className="text-balance mt-4 text-lg font-bold">
            <BodyText>{words.intro}</BodyText>
          </p>
          <p className="mt-4">{words.note}</p>
        </div>
        <table aria-labelledby="costs" className="menu-board block rounded-sm px-7 py-8 shadow-lift md:px-12 md:py-11">
          <thead className="block">
            <tr className="flex justify-between text-sm">
              <th scope="col" className="font-normal">
                {words.columns.item}
              </th>
              <th scope="col" className="font-normal">
                {words.columns.price}
              </th>
            </tr>
          </thead>
          <tbody className="block">
            {words.rows.map(({ item, price }) => (
              <tr key={item} className="flex flex-wrap items-baseline gap-x-3 pt-6">
                <th scope="row" className="text-left text-xl font-normal md:text-2xl">
                  <span className="font-display">
                    <Phrases>{item}</Phrases>
                  </span>
                </th>
                <td className="flex flex-1 items-baseline gap-x-3 font-display text-xl text-custard dot-leader md:text-2xl">
                  <span>
                    <Phrases>{price}</Phrases>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

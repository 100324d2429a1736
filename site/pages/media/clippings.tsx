import type { media } from '../../../content/en/media.ts';
import { entriesOf } from '../../ui/entries-of.ts';
import { mastheads } from '../../ui/mastheads.ts';
import { Clipping } from './clipping.tsx';
import { looks } from './clipping-looks.tsx';
import { pressLinks } from './press-links.ts';

type Props = { articles: (typeof media)['articles'] };

/** The press articles as newspaper cuttings, the newest first (docs/spec.md §2.8). */
export function Clippings({ articles }: Props) {
  return (
    <ul className="column grid items-start gap-x-8 gap-y-10 md:grid-cols-12 md:gap-y-14">
      {entriesOf(articles)
        .reverse()
        .map(([id, article]) => {
          const { place, ...look } = looks[id];
          return (
            <li key={id} className={`paper-shadow ${place}`}>
              <Clipping article={article} address={pressLinks[id]} masthead={mastheads[id]} {...look} />
            </li>
          );
        })}
    </ul>
  );
}

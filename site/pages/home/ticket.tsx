import type { ReactNode } from 'react';
import { Picture } from '../../ui/drawings/picture.tsx';
import type { PictureName } from '../../ui/drawings/pictures.ts';

type Props = {
  picture: PictureName;
  /** The lines of the ticket. */
  lines: readonly ReactNode[];
  /** What counts, in large letters below them. */
  total: string;
  /** Of the ticket, if it is not in the upper corner. */
  className?: string;
};

/** A decorative picture with a ticket on it, as reasons and steps have one. */
export function PictureWithTicket({ picture, lines, total, className = 'ticket' }: Props) {
  return (
    <div aria-hidden="true" data-screen-only className="with-ticket">
      <Picture name={picture} className={picture.startsWith('scenes/') ? 'dim-in-dark' : undefined} />
      <p className={className}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a ticket never change their order
          <span key={index}>{line}</span>
        ))}
        <b>{total}</b>
      </p>
    </div>
  );
}

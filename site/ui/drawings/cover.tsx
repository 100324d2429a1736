import type { ReactNode } from 'react';

export type CoverProps = {
  className?: string;
  /** What the picture shows; without it the picture is decoration. */
  alt?: string;
};

/**
 * The sheet of an article's cover, 800 by 500. A cover is a printed picture: its colours are its own and stay the same in
 * the dark, and what matters lies far enough inside for other formats to be cut from it.
 */
export function Cover({ className, alt, children }: CoverProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 800 500"
      preserveAspectRatio="xMidYMid slice"
      role={alt ? 'img' : undefined}
      aria-label={alt}
      aria-hidden={alt ? undefined : true}
      className={className}
    >
      {children}
    </svg>
  );
}

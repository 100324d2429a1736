import type { ReactNode } from 'react';

export type CoverProps = {
  className?: string;
  /** The alternative text; without it the picture is decorative. */
  alt?: string;
};

/**
 * The frame of an article's cover, 800 by 500 units. Its colours are the same in the dark colour scheme, and everything that
 * matters is far enough from the edges for other formats to be cropped from it.
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

import type { ReactNode } from 'react';

export type DrawingProps = { className?: string };

export type DrawingComponent = (props: DrawingProps) => ReactNode;

/** The frame of every drawing of food: 120 by 120 units, decorative, as large as its class says. */
export function Drawing({ className, children }: DrawingProps & { children: ReactNode }) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className={className}>
      {children}
    </svg>
  );
}

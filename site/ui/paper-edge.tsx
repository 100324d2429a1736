type Props = {
  /** The class sets the colour, which is that of the section it belongs to: `text-night` beside `bg-night`. */
  className: string;
  /** The direction of the teeth: up where a section begins, down where it ends. */
  teeth?: 'up' | 'down';
};

/** The zigzag edge of a section, as of torn paper. */
export function PaperEdge({ className, teeth = 'up' }: Props) {
  return <div aria-hidden="true" className={`paper-edge ${teeth === 'down' ? '-scale-y-100' : ''} ${className}`} />;
}

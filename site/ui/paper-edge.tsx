type Props = {
  /** The class carries the colour of the paper whose edge it is: `text-night` beside a `bg-night` band. */
  className: string;
  /** Where the teeth point: up from a band that begins, down from a band that ends. */
  teeth?: 'up' | 'down';
};

/** The zigzag a bag, a receipt or a band of paper is torn along. */
export function PaperEdge({ className, teeth = 'up' }: Props) {
  return <div aria-hidden="true" className={`paper-edge ${teeth === 'down' ? '-scale-y-100' : ''} ${className}`} />;
}

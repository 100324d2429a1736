/**
 * The zigzag edge where a section begins, as of torn paper.
 * @param className sets the colour, which is that of the section it belongs to: `text-night` beside `bg-night`
 */
export function PaperEdge({ className }: { className: string }) {
  return <div aria-hidden="true" className={`paper-edge ${className}`} />;
}

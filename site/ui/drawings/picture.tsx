import { type PictureName, pictures } from './pictures.ts';

type Props = { name: PictureName; className?: string };

/**
 * A drawing as a file of its own, which the browser requests when it comes near the screen; always decorative. Its size is
 * known before it is loaded, so that nothing moves. Script and fonts are more urgent: without a priority Chromium requests drawings
 * on the first screen before them. Drawings that are large there, or follow the hour, are part of the page instead: `InlineDrawing`.
 */
export function Picture({ name, className }: Props) {
  return <img {...pictures[name]} alt="" loading="lazy" fetchPriority="low" decoding="async" className={className} />;
}

import { type PictureName, pictureFile } from './pictures.ts';

type Props = { name: PictureName; className?: string };

/**
 * A drawing as a file of its own, which the browser requests when it comes near the screen; always decorative. Its size is
 * known before it is loaded, so that nothing moves. Its priority is low: Chromium gives images on the first screen a high one, and
 * Lighthouse then lets the largest paint wait for them. Drawings that are large there, or follow the hour, are part of the page
 * instead: `InlineDrawing`.
 */
export function Picture({ name, className }: Props) {
  return <img {...pictureFile(name)} alt="" loading="lazy" fetchPriority="low" className={className} />;
}

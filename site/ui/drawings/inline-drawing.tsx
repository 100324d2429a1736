// Where a form shows a drawing the Content-Security-Policy wants to know who makes HTML of a text.
const policy = globalThis.trustedTypes?.createPolicy('drawings', { createHTML: String });

type Props = {
  /** The text of the file: `import drawing from './drawing.svg?raw'`. */
  svg: string;
  className?: string | undefined;
  /** The alternative text; without it the drawing is decorative. */
  alt?: string;
};

/**
 * A drawing that is part of the page: because it is on the first screen and would appear late as a file, or because it follows
 * the hour. Its file can be opened in any drawing program; classes in it are those of the site's styles.
 */
export function InlineDrawing({ svg, className = '', alt }: Props) {
  const meaning = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  const html = policy?.createHTML(svg) ?? svg;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a file of this repository
  return <div {...meaning} className={`inline-drawing ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}

type Props = {
  /** The address of the file, which has everything in a group `drawing`: `import drawing from './drawing.svg?url&no-inline'`. */
  file: string;
  /** The view box of the file. */
  viewBox: string;
  /** The id of a group in the file, if not `drawing`. */
  part?: string;
  className?: string;
  /** True where its box is of another shape, as an article's cover in print: it fills the box and is cropped. */
  cropped?: boolean;
};

/**
 * A drawing as a file of its own in a box that is `relative`, alone or over an `InlineDrawing`; always decorative. Not a `Picture`:
 * browsers would take that for the largest paint of the page, which would then be as late as the file. The page script gives it its
 * address (`site/scripts/page.ts`): the file of a `<use>` with one is requested before the first paint, and delays it by 0.07 s.
 */
export function LateDrawing({ file, viewBox, part = 'drawing', className = '', cropped }: Props) {
  const address = `${file}#${part}`;
  const box = {
    viewBox,
    preserveAspectRatio: cropped ? 'xMidYMid slice' : undefined,
    className: `absolute inset-0 ${className}`,
  };
  return (
    <>
      <svg aria-hidden="true" {...box}>
        <use data-file={address} />
      </svg>
      <noscript>
        <svg aria-hidden="true" {...box}>
          <use href={address} />
        </svg>
      </noscript>
    </>
  );
}

/** The query of the address that the visitor sees: of this page, or of the page of this site that shows it in a frame. */
export function pageSearch(): string {
  // `frameElement` is null outside a frame, and in a frame of another site.
  return location.search || (frameElement?.ownerDocument.location.search ?? '');
}

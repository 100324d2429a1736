/** Part of the Network Information API, which only Chromium has. */
type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Loads the display font of Chinese headings, after the page is shown; not on slow connections, nor where people save data.
 * Its characters are as wide as those of the device's font, so that nothing moves.
 * @param address from `<html>`; none on English pages
 */
export function loadHeadlineFont(address: string | undefined): void {
  const { saveData = false, effectiveType = '4g' } = (navigator as { connection?: Connection }).connection ?? {};
  if (!address || saveData || effectiveType !== '4g') return;
  // One weight for all, or browsers would make it bolder.
  new FontFace('Encore Headline', `url(${address})`, { weight: '100 900' }).load().then(
    (face) => document.fonts.add(face),
    // The device's font stays.
    () => {},
  );
}

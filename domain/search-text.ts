/**
 * Marks beyond 30 after one character: normalising sorts a run of them in quadratic time (UAX #15, Stream-Safe Text Format).
 * The two half-width Katakana marks become marks only by normalising.
 */
const tooManyMarks = /(?<=[\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;

/**
 * A text in the form in which it is searched: full-width characters as ordinary ones, lower case, 臺 as 台, and without the
 * spaces, hyphens and brackets that people write into telephone numbers. The search folds what a person types in the same way.
 */
export function foldText(text: string): string {
  return text
    .replace(tooManyMarks, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('臺', '台')
    .replace(/[\s\p{Pd}()+]/gu, '');
}

/**
 * All texts of a document, folded, one in each line. A folded search never contains a line end. Some characters become up to
 * 18 when folded, so each text is cut off at twice its length and 100 characters more.
 */
export function searchText(document: Readonly<Record<string, unknown>>): string {
  const texts = Object.values(document).filter((value): value is string => typeof value === 'string' && value !== '');
  return texts.map((text) => foldText(text).slice(0, 2 * text.length + 100)).join('\n');
}

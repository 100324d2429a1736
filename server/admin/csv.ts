/** Tells spreadsheets that the file is UTF-8; without it they show Chinese text wrongly. */
export const byteOrderMark = '\uFEFF';

/**
 * One line of CSV as spreadsheets read it (RFC 4180), with its line end. Texts that a spreadsheet would run as a formula get
 * an apostrophe in front. That includes full-width signs, which some Asian versions of Excel accept, and texts with spaces or
 * control characters before the sign, which some spreadsheets remove.
 */
export function csvLine(cells: readonly (string | number | boolean | null | undefined)[]): string {
  return `${cells.map((cell) => csvCell(cell ?? '')).join(',')}\r\n`;
}

const formulaStart = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;

function csvCell(value: string | number | boolean): string {
  const text = typeof value === 'string' && formulaStart.test(value) ? `'${value}` : String(value);
  return /[",\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

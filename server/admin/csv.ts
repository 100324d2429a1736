/** Makes a spreadsheet take the file for UTF-8, so that Chinese stays Chinese. */
export const byteOrderMark = '\uFEFF';

/**
 * One line of CSV as spreadsheets read it (RFC 4180), with its line end. Texts a spreadsheet would run as a formula get an
 * apostrophe in front, full-width signs as well: some Asian versions of Excel run those too. So do texts with blanks or
 * controls before the sign, which some spreadsheets take away.
 */
export function csvLine(cells: readonly (string | number | boolean | null | undefined)[]): string {
  return `${cells.map((cell) => csvCell(cell ?? '')).join(',')}\r\n`;
}

const formulaStart = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;

function csvCell(value: string | number | boolean): string {
  const text = typeof value === 'string' && formulaStart.test(value) ? `'${value}` : String(value);
  return /[",\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Tells spreadsheets that the file is UTF-8; without it they show Chinese text wrongly. */
export const byteOrderMark = '\uFEFF';

/** Control characters but line ends and tabs, and the ones that change the direction of text: they drive a terminal. */
const controls = /(?![\t\n])\p{Cc}|\p{Bidi_Control}/gu;

/** A text for people, a terminal or a spreadsheet, without the control characters that somebody may have typed into a form. */
export function withoutControls(text: string): string {
  return text.replace(controls, '');
}

/** JSON on one line that a terminal shows as it is and that reads back the same: control characters are escaped. */
export function jsonLine(value: unknown): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `${JSON.stringify(value).replace(controls, escaped)}\n`;
}

/**
 * One line of CSV as spreadsheets read it (RFC 4180), with its line end. Texts that a spreadsheet would run as a formula get
 * an apostrophe in front. That includes full-width signs, which some Asian versions of Excel accept, and texts with spaces or
 * invisible characters before the sign, which some spreadsheets remove.
 */
export function csvLine(cells: readonly (string | number | boolean | null | undefined)[]): string {
  return `${cells.map((cell) => csvCell(cell ?? '')).join(',')}\r\n`;
}

const formulaStart = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;
/**
 * Where a list is separated by `;`, a tab or `|`, as in much of Europe, quotes do not keep such a cell together, nor the lines
 * in it, and the two that stand for a quote are an empty text. A `-` or `+` after a separator and one space stays as it is:
 * people write "Mon; -5". The sign is looked for first, because looking back from every blank takes quadratic time.
 */
const formulaInside = /(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])(?<=[;|\t\n][\s\p{C}"]*)(?<![;|] (?=[+-]))/gu;

function csvCell(value: string | number | boolean): string {
  const text = typeof value === 'string' ? withoutFormulas(withoutControls(value)) : String(value);
  return /[",\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function withoutFormulas(text: string): string {
  return `${formulaStart.test(text) ? "'" : ''}${text.replace(formulaInside, "'")}`;
}

import { readFileSync, writeFileSync } from 'node:fs';

const document = 'docs/performance.md';

/** A Markdown table that also reads well in a terminal. */
export function markdownTable(heads: string[], rows: string[][]): string {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[], fill = ' ') =>
    `| ${cells.map((cell, column) => pad(cell, widths[column] ?? 0, column, fill)).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(heads), rule, ...rows.map((row) => line(row))].join('\n');
}

function pad(cell: string, width: number, column: number, fill: string): string {
  return column === 0 ? cell.padEnd(width, fill) : cell.padStart(width, fill);
}

/**
 * Replaces the result between its markers in `docs/performance.md`.
 * @param block the name in the markers
 */
export function writeIntoDocument(block: string, text: string): void {
  const [start, end] = [`<!-- bench:${block} -->`, `<!-- /bench:${block} -->`];
  const before = readFileSync(document, 'utf8');
  const [from, to] = [before.indexOf(start), before.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`${document} has no place for ${block}.`);
  writeFileSync(document, `${before.slice(0, from + start.length)}\n\n${text}\n\n${before.slice(to)}`);
  console.error(`Written into ${document}.`);
}

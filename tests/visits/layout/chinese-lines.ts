import { phraseBreaks } from '../../../site/layout/phrases.ts';
import type { TextBlock } from './text-blocks.ts';

const rules: Record<string, (block: TextBlock) => boolean> = {
  'A line begins with a punctuation mark': ({ lines }) => lines.some((line) => /^[，。？！：；、」』）》]/u.test(line)),
  'A heading breaks inside a phrase': (block) => block.isHeading && breaksInside(block, phraseBreaks(textOf(block))),
  'A heading breaks inside a clause': (block) => block.isHeading && breaksInside(block, endsOfClauses(textOf(block))),
  'A short text breaks inside a clause': ({ hasClauses, lines }) => hasClauses && breaksAnyClause(lines),
};

/** The texts that break a rule of Chinese line breaks: the rule, and the text with `／` between its lines. */
export function badChineseLines(blocks: TextBlock[]): string[] {
  return Object.entries(rules).flatMap(([rule, isBroken]) =>
    blocks.filter(isBroken).map(({ lines }) => `${rule}: ${lines.join('／')}`),
  );
}

/** Headings and introductions that end with a line of one or two characters. On paper they may. */
export function shortLastLines(blocks: TextBlock[]): string[] {
  return blocks
    .filter(({ isLarge, lines }) => isLarge && lines.length > 1 && letters(lines.at(-1) ?? '') < 3)
    .map(({ lines }) => lines.join('／'));
}

/** Short texts of which a line, but the last, is not half full. On the smallest phones they look like verse; wider lines are broken by sense. */
export function halfEmptyLines(blocks: TextBlock[]): string[] {
  return blocks
    .filter(({ isShort }) => isShort)
    .filter(({ lines, charactersPerLine }) => lines.slice(0, -1).some(({ length }) => length < charactersPerLine / 2))
    .map(({ lines }) => lines.join('／'));
}

const textOf = ({ lines }: TextBlock) => lines.join('');

const letters = (line: string) => line.replace(/[\p{P}\p{S}\s]/gu, '').length;

const endsOfClauses = (text: string) => [...text.matchAll(/[，。？！：；]/gu)].map(({ index }) => index + 1);

/** Whether a line begins inside a part between two edges, which would fit into one line. */
function breaksInside({ lines, charactersPerLine }: TextBlock, inner: readonly number[]): boolean {
  const text = lines.join('');
  const edges = [0, ...inner, text.length];
  const starts = lines.slice(1).map((_, next) => lines.slice(0, next + 1).join('').length);
  return starts.some((start) => {
    const next = edges.findIndex((edge) => edge > start);
    return !edges.includes(start) && (edges[next] ?? 0) - (edges[next - 1] ?? 0) <= charactersPerLine;
  });
}

/** Whether a line ends inside a clause that is not longer than the longest line. */
function breaksAnyClause(lines: string[]): boolean {
  const longest = Math.max(...lines.map(({ length }) => length));
  const text = lines.join('');
  let end = 0;
  return lines.slice(0, -1).some((line) => {
    end += line.length;
    const clause = text.slice(0, end).match(/[^，。？！：；、]*$/u)?.[0] ?? '';
    const rest = text.slice(end).match(/^[^，。？！：；、]*[，。？！：；、」』）》]*/u)?.[0] ?? '';
    return clause !== '' && !/^[」』）》]/u.test(clause) && (clause + rest).length < longest - 1;
  });
}

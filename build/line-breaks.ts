import { readFileSync, writeFileSync } from 'node:fs';
import { htmlFiles, languageOfFile } from './page-files.ts';
import { phraseBreaks } from './phrases.ts';

/** Tags, comments, whole elements whose content is no text, and text; joined again they are the same HTML. */
const tokens = /<!--.*?-->|<(script|style|svg|textarea|select)\b.*?<\/\1>|<[^>]*>|[^<]+/gs;
const wholeElement = /^<(script|style|svg|textarea|select)\b/;
const empty = /^<(?:area|br|col|hr|img|input|link|meta|wbr)\b|\/>$/;
const mayBreak = '<wbr aria-hidden="true">';
const characters = /&[^;\s]+;|[\s\S]/g;

/** Lets the headings of Chinese pages break between phrases only; `keep-all` (`site/styles/base.css`) forbids the rest. */
export function breakLines(folder: string): void {
  for (const file of htmlFiles(folder).filter((name) => languageOfFile(folder, name) === 'zh')) {
    writeFileSync(file, withLineBreaks(readFileSync(file, 'utf8')));
  }
}

/**
 * Puts `<wbr>` between the phrases of every heading: h1 to h3 and what is set in their face. An element, because a
 * zero-width space would become part of names that screen readers, search and tests read; hidden from screen readers,
 * because Chromium reads it as a space. Islands stay as they are, or React would find other HTML than it made.
 */
export function withLineBreaks(html: string): string {
  const parts = html.match(tokens) ?? [];
  const open: string[] = [];
  let heading: { depth: number; texts: number[] } | null = null;
  parts.forEach((part, index) => {
    if (part.startsWith('</')) {
      if (heading?.depth === open.length) {
        breakTexts(parts, heading.texts);
        heading = null;
      }
      open.pop();
    } else if (/^<[a-z]/i.test(part)) {
      if (empty.test(part) || wholeElement.test(part)) return;
      open.push(part);
      const inIsland = open.some((tag) => tag.includes('data-island='));
      if (!heading && !inIsland && isHeading(part)) heading = { depth: open.length, texts: [] };
    } else if (heading && !part.startsWith('<!')) {
      heading.texts.push(index);
    }
  });
  return parts.join('');
}

function isHeading(tag: string): boolean {
  return /^<h[1-3]\b/.test(tag) || /\sclass="[^"]*\bfont-display\b/.test(tag);
}

/** Breaks are looked for in the whole text of a heading, so that an element inside it changes nothing. */
function breakTexts(parts: string[], indexes: readonly number[]): void {
  const letters = indexes.map((index) => parts[index]?.match(characters) ?? []);
  const text = letters.flat().map((letter) => (letter.length > 1 ? '&' : letter));
  const breaks = new Set(phraseBreaks(text.join('')));
  let position = 0;
  indexes.forEach((index, place) => {
    const broken = (letters[place] ?? []).map((letter) => (breaks.has(position++) ? mayBreak + letter : letter));
    parts[index] = broken.join('');
  });
}

/** A part of a title that must not be broken, and its width as a share of the font size. */
export type Piece = { text: string; width: number };

type Box = {
  /** Pixels. */
  width: number;
  height: number;
  /** Height of a line as a share of the font size. */
  leading: number;
};

const largest = 104;
const smallest = 40;

/**
 * Sets a title as large as a box allows, in lines of about the same length.
 * @param pieces words with the space after them, or phrases
 * @returns the lines and the font size in pixels
 * @throws when it does not fit even in small print: the picture would be a lie about the page
 */
export function fitTitle(pieces: readonly Piece[], { width, height, leading }: Box) {
  for (let fontSize = largest; fontSize >= smallest; fontSize -= 2) {
    const atMost = Math.floor(height / (fontSize * leading));
    const lines = wrap(pieces, width / fontSize);
    if (lines && lines.length <= atMost) return { lines: balanced(pieces, width / fontSize, lines.length), fontSize };
  }
  throw new Error(`“${pieces.map(({ text }) => text).join('')}” is too long a title for a picture`);
}

/** A new sentence begins on a new line. */
const sentenceEnd = /[.!?。！？][”’」]?\s*$/u;

/** Fills line after line; null when one piece is wider than a line. */
function wrap(pieces: readonly Piece[], room: number): string[] | null {
  const lines: Piece[] = [];
  for (const { text, width } of pieces) {
    if (width > room) return null;
    const line = lines.at(-1);
    if (line && !sentenceEnd.test(line.text) && line.width + width <= room) {
      line.text += text;
      line.width += width;
    } else {
      lines.push({ text, width });
    }
  }
  return lines.map(({ text }) => text.trimEnd());
}

/** The narrowest lines that are not more: a single word left over for the last line looks like a mistake. */
function balanced(pieces: readonly Piece[], room: number, count: number): string[] {
  let best = wrap(pieces, room) ?? [];
  for (let narrower = room * 0.98; ; narrower *= 0.98) {
    const lines = wrap(pieces, narrower);
    if (!lines || lines.length > count) return best;
    best = lines;
  }
}
